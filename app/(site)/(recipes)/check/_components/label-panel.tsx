import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import type { FoodCheckWire, ReadLabelWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { DoubtsOfPhoto, NotRead, Photo, Reading } from "./photo-being-read";
import { PhotoButton } from "./photo-button";
import { useReadPhoto } from "./use-read-photo";
import { WordsForm } from "./words-form";

type LabelPanelProps = { gtin: string | null; onFound: (check: FoodCheckWire) => void; onType: () => void };

/** The photo of a label: it is read, and the person compares the words before they are checked. */
export function LabelPanel({ gtin, onFound, onType }: LabelPanelProps) {
  const t = useText(checkFood);
  const [read, setRead] = useState<ReadLabelWire | null>(null);
  const photo = useReadPhoto("label", setRead);
  const { isBusy, preview, problem } = photo;
  const again = () => {
    setRead(null);
    photo.forget();
  };
  if (read && !isBusy) return <Compare gtin={gtin} onAgain={again} onFound={onFound} preview={preview} read={read} />;
  return (
    <div className="grid gap-4">
      {isBusy ? <Reading onStop={photo.cancel} /> : <PhotoButton hint={t("howToPhotograph")} onChoose={photo.choose} />}
      {isBusy && preview && <Photo address={preview} alt={t("photoOfLabel")} />}
      <NotRead problem={problem} />
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
      {preview && <Photo address={preview} alt={t("photoOfLabel")} />}
      <DoubtsOfPhoto doubtful={doubtful} gaps={gaps} />
      <WordsForm doubts={doubtful.length + gaps} gtin={gtin} kind="label" onFound={onFound} start={text} />
      <Button className="justify-self-start" onClick={onAgain} variant="text">
        {t("anotherPhoto")}
      </Button>
    </div>
  );
}
