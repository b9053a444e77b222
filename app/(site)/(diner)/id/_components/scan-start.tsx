"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { Maximize2, ScanLine } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { CHOICE_ROWS, isOn } from "@/components/sharing/row-choice";
import type { CardLink } from "@/components/sharing/use-card-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { KeptAwake } from "@/components/ui/kept-awake";
import { deviceText, keepDeviceText } from "@/components/ui/use-device-text";
import { useTask } from "@/components/ui/use-task";
import { cardValueIn, type IdCardProfile, isBlank } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import { findReusable, shareTimeOf } from "@/lib/sharing/share-times";
import type { ShareRow } from "@/lib/sight/share-rows";
import { myCard } from "@/messages/en/my-card";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";

/** The owner who has agreed on this device that a scan shows these rows for one meal. */
const AGREED_KEY = "forkprint_scan_agreed";
const ROWS: readonly ShareRow[] = ["allergies", "diet"];
const MEAL = shareTimeOf("meal");

type ScanStartProps = {
  profile: IdCardProfile;
  cardLink: CardLink;
  owner: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStaff: () => void;
  onChange: () => void;
};

/**
 * Makes the code where there is none: the first time after showing what it opens, then at once. An empty card makes none,
 * because an empty page would read as "no allergies".
 */
export function ScanStart({ profile, cardLink, owner, open, onOpenChange, onStaff, onChange }: ScanStartProps) {
  const t = useText(myCard);
  const { busy, run } = useTask();
  const [hasFailed, setFailed] = useState(false);
  const { links, make, changeLinks, choose } = cardLink;
  const known = links.data;

  const show = useCallback(() => {
    setFailed(false);
    return run(
      "make",
      async () => {
        const existing = findReusable(known ?? [], ROWS, MEAL, Date.now());
        const expires_at = new Date(Date.now() + (MEAL.forMs ?? 0)).toISOString();
        const made = existing ?? (await make({ rows: [...ROWS], expires_at }));
        if (!existing) await changeLinks((now) => [made, ...now]);
        keepDeviceText(AGREED_KEY, owner);
        choose(made);
      },
      () => setFailed(true),
    );
  }, [changeLinks, choose, known, make, owner, run]);

  const isEmpty = isBlank(profile);
  const hasAgreed = open && !isEmpty && deviceText(AGREED_KEY) === owner;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!open) hasBegun.current = false;
    if (!hasAgreed || hasBegun.current || links.isFetching) return;
    hasBegun.current = true;
    void show();
  }, [open, hasAgreed, links.isFetching, show]);

  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      <div className="mx-auto grid w-full max-w-[560px] content-center gap-4 p-4 text-[#1e2a24]">
        {isEmpty ? (
          <>
            <Title>{t("cardIsEmpty")}</Title>
            <p className="m-0">{t("cardIsEmptyWhy")}</p>
            <ButtonLink href={LINKS.dietary} variant="primary" wide>
              {t("fillInCard")}
            </ButtonLink>
          </>
        ) : hasFailed ? (
          <>
            <Title>{t("scanMe")}</Title>
            <Callout role="alert" tone="may_contain">
              <p>{t.rich("codeNotMade", { b: (inside) => <b>{inside}</b> })}</p>
            </Callout>
            <Button onClick={onStaff} variant="alarm" wide>
              <Maximize2 aria-hidden="true" size={20} />
              {t("showToStaff")}
            </Button>
            <Button onClick={() => void show()} wide>
              {t("tryAgain")}
            </Button>
          </>
        ) : hasAgreed ? (
          <>
            <Title>{t("scanMe")}</Title>
            <p className="m-0 text-center" role="status">
              {t("makingTheCode")}
            </p>
          </>
        ) : (
          <>
            <Title>{t("scanFirst")}</Title>
            <p className="m-0">{t("scanFirstWhy")}</p>
            <WhatItShows profile={profile} />
            <p className="m-0 text-[#4f5b55]">{t("scanOneMeal")}</p>
            <Button busy={busy} onClick={() => void show()} variant="primary" wide>
              <ScanLine aria-hidden="true" size={20} />
              {t("showTheCode")}
            </Button>
            <Button onClick={onChange} variant="text" wide>
              {t("changeWhatItShows")}
            </Button>
          </>
        )}
      </div>
    </KeptAwake>
  );
}

const Title = ({ children }: { children: ReactNode }) => (
  <RadixDialog.Title className="m-0 text-step-3">{children}</RadixDialog.Title>
);

function WhatItShows({ profile }: { profile: IdCardProfile }) {
  const t = useText(visits);
  const term = useText(terms);
  return (
    <dl className="m-0 grid gap-2 border-[#c9c5b6] border-y py-3">
      {CHOICE_ROWS.filter((row) => isOn(row, ROWS)).map((row) => {
        const isAllergies = row.rows.includes("allergies");
        const values = row.values(profile).map((value) => cardValueIn(term.known, value));
        return (
          <div key={row.label}>
            <dt className="text-small">{t.known(row.label)}</dt>
            <dd className={isAllergies ? "m-0 font-bold text-[#a62b1a] wrap-anywhere" : "m-0 wrap-anywhere"}>
              {values.length > 0 ? values.join(", ") : t("rowNothing")}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
