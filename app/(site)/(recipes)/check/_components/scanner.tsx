import { Flashlight } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
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

type ScannerProps = { onCode: (code: string) => void; onStop: () => void };

/** The picture of the camera, until it shows the code of a product. */
export function Scanner({ onCode, onStop }: ScannerProps) {
  const t = useText(checkFood);
  const { video, problem, isOther, light } = useScanner(onCode);
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
            {isOther ? t("noProductCode") : t("holdInFrame")}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
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
