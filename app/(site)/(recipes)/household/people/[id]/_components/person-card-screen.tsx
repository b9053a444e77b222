"use client";

import { Download, Languages, Maximize2, Pencil, Siren } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { FullRows } from "@/components/sharing/full-rows";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { personCard } from "@/lib/household/person-card";
import { isBlank } from "@/lib/id-card/id-card";
import { LINKS, personCardAddress } from "@/lib/links";
import type { TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { myCard } from "@/messages/en/my-card";

/** The card of a person without an account, with what its keeper does with it, the most urgent first. */
export function PersonCardScreen({ person }: { person: TablePersonWire }) {
  const t = useText(householdText);
  const tCard = useText(myCard);
  const profile = personCard(person);
  const [isShown, setShown] = useState(false);
  const { busy, download } = useCardPicture(profile);
  const isEmpty = isBlank(profile);
  return (
    <div className="wrap grid content-start gap-6 py-8">
      <div>
        <h1 className="m-0 break-words">{t("cardOf", { name: person.name })}</h1>
        <p className="m-0 mt-1 text-ink-soft">{isEmpty ? t("cardOfPersonEmpty") : t("keptByYou")}</p>
      </div>
      <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px] wide:gap-10">
        <div className="grid min-w-0 content-start gap-6">
          <IdCard profile={profile} variant={isEmpty ? "guest" : "own"} />
          {!isEmpty && (
            <div className="print:hidden">
              <FullRows profile={profile} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-3 print:hidden">
          <Button disabled={isEmpty} onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            {tCard("showToStaff")}
          </Button>
          {!isEmpty && (
            <ButtonLink href={`${personCardAddress(person.id)}/travel`} prefetch={false} wide>
              <Languages size={20} />
              {tCard("travelCard")}
            </ButtonLink>
          )}
          <ButtonLink href={`${LINKS.emergency}?of=${person.id}`} prefetch={false} wide>
            <Siren size={20} />
            {tCard("emergencyPage")}
          </ButtonLink>
          <Button busy={busy} disabled={isEmpty} onClick={download} wide>
            <Download size={20} />
            {tCard("downloadPng")}
          </Button>
          <ButtonLink href={`${LINKS.planTable}?person=${person.id}`} prefetch={false} wide>
            <Pencil size={20} />
            {t("changeCardOf", { name: person.name })}
          </ButtonLink>
        </div>
      </div>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} speaksFor={person.name} />
    </div>
  );
}
