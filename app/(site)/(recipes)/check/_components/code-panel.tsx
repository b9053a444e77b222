import { Camera, ScanBarcode } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { printedCode, readCode } from "@/lib/products/gtin";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import styles from "./check.module.css";
import { NameSearch } from "./name-search";
import { Scanner } from "./scanner";

type CodePanelProps = {
  onFound: (check: FoodCheckWire) => void;
  /** Reads the menu at an address that the camera has seen. */
  onAddress: (url: string) => void;
  /** Goes on with the label of a product that nobody has told. */
  onNext: (way: "label" | "text", gtin: string) => void;
};

/** The barcode of a packet: by the camera, or typed. */
export function CodePanel({ onAddress, onFound, onNext }: CodePanelProps) {
  const t = useText(checkFood);
  const { run, busy } = useTask();
  const [isScanning, setScanning] = useState(false);
  const [digits, setDigits] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [untold, setUntold] = useState<string | null>(null);
  const look = (code: string) =>
    run(
      "look",
      async (signal) => {
        setScanning(false);
        setError(null);
        setUntold(null);
        onFound(await foodChecks.checkCode(code, signal));
      },
      (failure) => {
        const read = readCode(code);
        if (failure instanceof ApiError && failure.code === "no_product" && "gtin" in read) setUntold(read.gtin);
        else setError(failureOf(failure, NO_DETAIL));
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(digits);
  };
  return (
    <div className="grid gap-5">
      {isScanning ? (
        <Scanner onAddress={onAddress} onCode={(code) => void look(code)} onStop={() => setScanning(false)} />
      ) : untold !== null ? (
        <NotTold gtin={untold} onNext={onNext} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <ScanBarcode aria-hidden size={36} />
          <h2 className="m-0 text-step-1">{t("canWeEatThis")}</h2>
          <p className="m-0 text-ink-soft">{t("pointThePhone")}</p>
          <Button busy={busy} onClick={() => setScanning(true)} variant="primary">
            <Camera size={20} />
            {t("openCamera")}
          </Button>
        </div>
      )}
      {untold !== null && (
        <Button className="justify-self-start" onClick={() => setUntold(null)} variant="text">
          {t("nextFood")}
        </Button>
      )}
      <form className="flex flex-wrap items-start gap-3" noValidate onSubmit={submit}>
        <TextField
          autoComplete="off"
          className={styles.digits}
          error={error}
          inputMode="numeric"
          label={t("digits")}
          maxLength={300}
          onChange={({ target }) => setDigits(target.value)}
          placeholder={t("digitsExample")}
          value={digits}
        />
        <Button busy={busy} className={styles.send} type="submit">
          {t("check")}
        </Button>
      </form>
      <NameSearch isBusy={Boolean(busy)} onChoose={(gtin) => void look(gtin)} />
    </div>
  );
}

function NotTold({ gtin, onNext }: { gtin: string; onNext: CodePanelProps["onNext"] }) {
  const t = useText(checkFood);
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <ScanBarcode aria-hidden size={36} />
      <h2 className="m-0 text-step-1">{t("notToldTitle")}</h2>
      <p className="m-0 font-[560] tabular-nums">{printedCode(gtin)}</p>
      <p className="m-0 text-ink-soft">{t("notToldText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onNext("label", gtin)} variant="primary">
          <Camera size={20} />
          {t("photographLabel")}
        </Button>
        <Button onClick={() => onNext("text", gtin)}>{t("typeWhatIsIn")}</Button>
      </div>
    </div>
  );
}
