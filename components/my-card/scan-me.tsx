"use client";

import "@/styles/staff-view.css";
import * as RadixDialog from "@radix-ui/react-dialog";
import { QrCode } from "@/components/my-card/qr-code";
import { rowsInWords } from "@/components/sharing/row-words";
import { KeptAwake } from "@/components/ui/kept-awake";
import { momentInWords } from "@/components/visits/visit-words";
import { allergyInWords, type IdCardProfile } from "@/lib/id-card";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { shortAddressOf } from "@/lib/sharing/share-times";

type ScanMeProps = {
  profile: IdCardProfile;
  link: ShareLinkWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** For a stranger's phone: the code as large as the screen allows, always on white, nothing to press but Close. */
export function ScanMe({ profile, link, open, onOpenChange }: ScanMeProps) {
  const showsAllergies = link.rows.includes("allergies");
  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      <div className="grid content-center justify-items-center gap-4 p-4 text-center">
        <RadixDialog.Title className="m-0 text-step-4">Scan me</RadixDialog.Title>
        <QrCode
          className="w-[min(88vw,60vh,560px)] rounded-card border border-solid border-line"
          label={`QR code that opens what ${profile.displayName} shares`}
          text={shortAddressOf(link.url, window.location.origin) ?? link.url}
        />
        <p className="m-0 font-serif text-step-2 [overflow-wrap:anywhere]">{profile.displayName}</p>
        <p className="m-0 text-ink-soft">
          Shows: {rowsInWords(link.rows)}
          {link.expires_at ? `, until ${momentInWords(link.expires_at)}` : ""}
        </p>
      </div>
      {showsAllergies && profile.allergies.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap justify-center gap-x-6 text-center gap-y-1 bg-[#b22e1d] p-4 text-step-2 font-bold text-[#fff]">
          {profile.allergies.map((allergy) => (
            <li className="[overflow-wrap:anywhere]" key={allergy.key}>
              {allergyInWords(allergy)}
            </li>
          ))}
        </ul>
      )}
    </KeptAwake>
  );
}
