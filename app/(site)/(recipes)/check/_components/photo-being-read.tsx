import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { checkFood } from "@/messages/en/check-food";
import styles from "./check.module.css";

/** Said while a photo is read, with the way to stop it. */
export function Reading({ onStop }: { onStop: () => void }) {
  const t = useText(checkFood);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="m-0" role="status">
        {t("reading")}
      </p>
      <Button onClick={onStop} size="sm">
        {t("stop")}
      </Button>
    </div>
  );
}

/** Why a photo was not read. */
export function NotRead({ problem }: { problem: string | null }) {
  const t = useText(checkFood);
  return (
    <div aria-live="assertive">
      {problem && (
        <Callout tone="unchecked">
          <b>{t("nothingChecked")}</b> {t.known(problem)}
        </Callout>
      )}
    </div>
  );
}

/** Words that were read with doubt, and places where a line may have been missed. */
export function DoubtsOfPhoto({ doubtful, gaps }: { doubtful: readonly string[]; gaps: number }) {
  const t = useText(checkFood);
  if (doubtful.length === 0 && gaps === 0) return null;
  return (
    <Callout tone="unknown">
      {doubtful.length > 0 && <b>{t("readWithDoubt", { words: doubtful.join(", ") })}</b>}{" "}
      {gaps > 0 && t("linesMissed", { count: gaps })}
    </Callout>
  );
}

export function Photo({ address, alt }: { address: string; alt: string }) {
  // biome-ignore lint/performance/noImgElement: a picture of this device
  return <img alt={alt} className={styles.photo} src={address} />;
}
