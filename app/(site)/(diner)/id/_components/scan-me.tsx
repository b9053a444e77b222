"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { useRowsInWords } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { KeptAwake } from "@/components/ui/kept-awake";
import { QrCode } from "@/components/ui/qr-code";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { allergyInWords, cardValueIn, type IdCardProfile } from "@/lib/id-card/id-card";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { shortAddressOf } from "@/lib/sharing/share-times";
import { card } from "@/messages/en/card";
import { myCard } from "@/messages/en/my-card";
import { terms } from "@/messages/en/terms";
import { useOnline } from "./use-online";

type ScanMeProps = {
  profile: IdCardProfile;
  link: ShareLinkWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens what the code shows, and for how long. */
  onChange: () => void;
  /** Ends the code. Throws if the server was not reached, because it still opens the card then. */
  onEnd: () => Promise<unknown>;
};

/**
 * Shown to a stranger's phone: the code as large as the screen allows, always on white. What it shows, until when and
 * who looked stand below it, then the ways to change and to end it.
 */
export function ScanMe({ profile, link, open, onOpenChange, onChange, onEnd }: ScanMeProps) {
  const t = useText(myCard);
  const toast = useToast();
  const isOnline = useOnline();
  const momentInWords = useMomentInWords();
  const { busy, run } = useTask();
  const end = () =>
    void run(
      "end",
      async () => {
        await onEnd();
        toast("success", t("codeEnded"));
      },
      () => toast("error", t("codeNotEnded")),
    );
  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      <ScanFace link={link} profile={profile}>
        <RadixDialog.Title className="m-0 text-step-4">{t("scanMe")}</RadixDialog.Title>
        <QrCode
          className="w-[min(88vw,60vh,560px)] rounded-card border border-solid border-line"
          label={t("qrOfShared", { displayName: profile.displayName })}
          text={shortAddressOf(link.url, window.location.origin) ?? link.url}
        />
      </ScanFace>
      <div className="grid gap-2.5 px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]">
        <p aria-live="polite" className="m-0 text-center text-small">
          {!isOnline
            ? t.rich("offlineCode", { b: (inside) => <b>{inside}</b> })
            : link.views === 0 || !link.last_viewed_at
              ? t("neverOpened")
              : t("openedTimes", { views: link.views, moment: momentInWords(link.last_viewed_at) })}
        </p>
        <div className="flex flex-wrap gap-2 [&>*]:px-2 [&>:first-child]:flex-[1.5_1_11em] [&>:last-child]:flex-[1_1_7em]">
          <Button onClick={onChange}>
            <SlidersHorizontal aria-hidden="true" size={20} />
            {t("changeWhatItShows")}
          </Button>
          <Button busy={busy} onClick={end}>
            {t("endItNow")}
          </Button>
        </div>
      </div>
    </KeptAwake>
  );
}

type ScanFaceProps = {
  profile: IdCardProfile;
  link: Pick<ShareLinkWire, "rows" | "expires_at">;
  /** The code and its title. */
  children: ReactNode;
};

/** The code with what it opens: every allergy, or the words that the link does not show them. */
export function ScanFace({ profile, link, children }: ScanFaceProps) {
  const t = useText(myCard);
  const onCard = useText(card);
  const term = useText(terms);
  const momentInWords = useMomentInWords();
  const rowsInWords = useRowsInWords();
  const showsAllergies = link.rows.includes("allergies");
  return (
    <>
      <div className="grid content-center justify-items-center gap-4 p-4 text-center">
        {children}
        <p className="m-0 font-serif text-step-2 [overflow-wrap:anywhere]">{profile.displayName}</p>
        <p className="m-0 text-ink-soft">
          {link.expires_at
            ? t("showsUntil", { rows: rowsInWords(link.rows), moment: momentInWords(link.expires_at) })
            : t("showsRows", { rows: rowsInWords(link.rows) })}
        </p>
        {!showsAllergies && (
          <p className="m-0 font-semibold">
            {onCard("allergies")}: {onCard("notShown")}
          </p>
        )}
      </div>
      {showsAllergies && profile.allergies.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap justify-center gap-x-6 text-center gap-y-1 bg-[#b22e1d] p-4 text-step-2 font-bold text-[#fff]">
          {profile.allergies.map((allergy) => (
            <li className="[overflow-wrap:anywhere]" key={allergy.key}>
              {cardValueIn(term.known, allergyInWords(allergy))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
