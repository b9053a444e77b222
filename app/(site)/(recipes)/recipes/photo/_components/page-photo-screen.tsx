"use client";

import { Camera } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useListening } from "@/components/ui/use-listening";
import { wholeLocale } from "@/lib/i18n/locales";
import { pagePhoto } from "@/messages/en/page-photo";
import { CheckPage } from "./check-page";
import { PagePicture } from "./page-picture";
import { usePagePhoto } from "./use-page-photo";

/** Recognises the recipe on a photo of a cookbook page. The person corrects the text before anything is saved. */
export function PagePhotoScreen() {
  const t = useText(pagePhoto);
  const page = usePagePhoto(wholeLocale(t.locale));
  const { reading } = page;
  if (reading.at === "check") return <CheckPage page={page} preview={reading.preview} read={reading.read} />;
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {t("takeItFromAbove")} {t("languages")}
      </p>
      {reading.at === "reading" ? (
        <div className="grid justify-items-start gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <p role="status">{t("reading")}</p>
            <Button onClick={page.cancel} size="sm">
              {t("cancel")}
            </Button>
          </div>
          <PagePicture preview={reading.preview} />
        </div>
      ) : (
        <Choose onChoose={(file) => void page.choose(file)} />
      )}
      <div aria-live="assertive">
        {page.problem && (
          <Callout tone="conflict">
            <p>{page.isUnopened ? t("couldNotBeOpened") : page.problem}</p>
          </Callout>
        )}
      </div>
      <p className="text-ink-soft text-small">{t("kept")}</p>
    </div>
  );
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText(pagePhoto);
  const isListening = useListening();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <label
      className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border-[1.5px] border-control border-dashed bg-page px-4 py-10 text-center focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Camera aria-hidden size={28} />
      <b className="font-[620]">{t("chooseOrTake")}</b>
      <input
        accept="image/*"
        aria-label={t("chooseOrTake")}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        disabled={!isListening}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
        type="file"
      />
    </label>
  );
}
