import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { shrinkPhoto } from "@/components/recipes/photos/shrink-photo";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useListening } from "@/components/ui/use-listening";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { wholeLocale } from "@/lib/i18n/locales";
import type { FoodCheckWire, ReadLabelWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import styles from "./check.module.css";
import { WordsForm } from "./words-form";

type LabelPanelProps = { gtin: string | null; onFound: (check: FoodCheckWire) => void; onType: () => void };

/** The photo of a label: it is read, and the person compares the words before they are checked. */
export function LabelPanel({ gtin, onFound, onType }: LabelPanelProps) {
  const t = useText(checkFood);
  const { run, busy, cancel } = useTask();
  const [read, setRead] = useState<ReadLabelWire | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { preview, show } = usePreview();
  const choose = (file: File) =>
    run(
      "read",
      async (signal) => {
        setProblem(null);
        show(file);
        const photo = await shrinkPhoto(file);
        const label = new File([photo], "label", { type: photo.type });
        const answer = await foodChecks.readPhoto({ file: label, language: wholeLocale(t.locale) }, signal);
        if (!signal.aborted) setRead(answer);
      },
      (failure) => {
        const isUnopened = failure instanceof ApiError && failure.status === 415;
        setProblem(isUnopened ? t("notOpened") : failureOf(failure, NO_DETAIL));
      },
    );
  const again = () => {
    setRead(null);
    show(null);
  };
  if (read && !busy) return <Compare gtin={gtin} onAgain={again} onFound={onFound} preview={preview} read={read} />;
  return (
    <div className="grid gap-4">
      {busy ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="m-0" role="status">
            {t("reading")}
          </p>
          <Button onClick={cancel} size="sm">
            {t("stop")}
          </Button>
        </div>
      ) : (
        <PhotoButton onChoose={(file) => void choose(file)} />
      )}
      {busy && preview && <Photo address={preview} />}
      <div aria-live="assertive">
        {problem && (
          <Callout tone="unchecked">
            <b>{t("nothingChecked")}</b> {t.known(problem)}
          </Callout>
        )}
      </div>
      {problem && (
        <Button className="justify-self-start" onClick={onType}>
          {t("typeWhatIsIn")}
        </Button>
      )}
      <p className="m-0 text-ink-soft text-small">
        {t("photoKept")} {t("photoLanguages")}
      </p>
    </div>
  );
}

function PhotoButton({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText(checkFood);
  const isListening = useListening();
  return (
    <label className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border-[1.5px] border-control border-dashed bg-page px-4 py-10 text-center focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3">
      <Camera aria-hidden size={28} />
      <b className="font-[620]">{t("takePhoto")}</b>
      <span className="text-ink-soft text-small">{t("howToPhotograph")}</span>
      <input
        accept="image/*"
        aria-label={t("takePhoto")}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        disabled={!isListening}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
        type="file"
      />
    </label>
  );
}

type CompareProps = Pick<LabelPanelProps, "gtin" | "onFound"> & {
  read: ReadLabelWire;
  preview: string | null;
  onAgain: () => void;
};

/** What could not be read is said first. */
function Compare({ gtin, read, preview, onAgain, onFound }: CompareProps) {
  const t = useText(checkFood);
  const { text, doubtful, gaps } = read;
  return (
    <div className="grid gap-4">
      <h2 className="m-0 text-step-1">{t("compare")}</h2>
      {preview && <Photo address={preview} />}
      {(doubtful.length > 0 || gaps > 0) && (
        <Callout tone="unknown">
          {doubtful.length > 0 && <b>{t("readWithDoubt", { words: doubtful.join(", ") })}</b>}{" "}
          {gaps > 0 && t("linesMissed", { count: gaps })}
        </Callout>
      )}
      <WordsForm doubts={doubtful.length + gaps} gtin={gtin} kind="label" onFound={onFound} start={text} />
      <Button className="justify-self-start" onClick={onAgain} variant="text">
        {t("anotherPhoto")}
      </Button>
    </div>
  );
}

function Photo({ address }: { address: string }) {
  const t = useText(checkFood);
  // biome-ignore lint/performance/noImgElement: a picture of this device
  return <img alt={t("photoOfLabel")} className={styles.photo} src={address} />;
}

/** The photo as this device holds it. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const show = (file: Blob | null) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = file && URL.createObjectURL(file);
    setPreview(shown.current);
  };
  useEffect(
    () => () => {
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );
  return { preview, show };
}
