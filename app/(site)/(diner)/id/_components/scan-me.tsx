"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { useRowsInWords } from "@/components/sharing/row-words";
import { KeptAwake } from "@/components/ui/kept-awake";
import { QrCode } from "@/components/ui/qr-code";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { allergyInWords, cardValueIn, type IdCardProfile } from "@/lib/id-card/id-card";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { shortAddressOf } from "@/lib/sharing/share-times";
import { card } from "@/messages/en/card";
import { myCard } from "@/messages/en/my-card";
import { terms } from "@/messages/en/terms";

type ScanMeProps = {
  profile: IdCardProfile;
  link: ShareLinkWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Shown to a stranger's phone: the code as large as the screen allows, always on white, with Close as the only button.
 */
export function ScanMe({ profile, link, open, onOpenChange }: ScanMeProps) {
  const t = useText(myCard);
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
