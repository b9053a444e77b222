import { Flashlight } from "lucide-react";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { checkFood } from "@/messages/en/check-food";
import styles from "./check.module.css";
import { type CameraProblem, useScanner } from "./use-scanner";

const WORDS = {
  off: "cameraOff",
  missing: "cameraMissing",
  failed: "cameraFailed",
  unreadable: "readerFailed",
} as const satisfies Record<CameraProblem, string>;

type ScannerProps = { onCode: (code: string) => void; onAddress: (url: string) => void; onStop: () => void };

/** The picture of the camera, until it shows the code of a product. */
export function Scanner({ onCode, onAddress, onStop }: ScannerProps) {
  const t = useText(checkFood);
  const { video, problem, isOther, address, light } = useScanner(onCode);
  return (
    <div className="grid gap-3">
      {problem ? (
        <Callout role="alert" tone="unchecked">
          {t(WORDS[problem])}
        </Callout>
      ) : (
        <div className={styles.picture}>
          <video aria-label={t("holdInFrame")} muted playsInline ref={video} />
          <div aria-hidden className={styles.frame} />
          <p className={styles.words} role="status">
            {address ? t("codeIsAddress") : isOther ? t("noProductCode") : t("holdInFrame")}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {address && <ToAddress address={address} onAddress={onAddress} />}
        <Button onClick={onStop}>{t("stop")}</Button>
        {light && (
          <Button aria-pressed={light.isOn} onClick={light.toggle}>
            <Flashlight size={20} />
            {light.isOn ? t("lightOff") : t("lightOn")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A code at a table may be ours, which opens the table; any other is the address of a menu, perhaps. */
function ToAddress({ address, onAddress }: { address: string; onAddress: (url: string) => void }) {
  const t = useText(checkFood);
  const { origin, host, pathname, search } = new URL(address);
  if (origin === location.origin)
    return (
      <ButtonLink href={`${pathname}${search}`} prefetch={false} variant="primary">
        {t("openHere")}
      </ButtonLink>
    );
  return (
    <Button onClick={() => onAddress(address)} variant="primary">
      {t("readMenuAt", { host })}
    </Button>
  );
}
