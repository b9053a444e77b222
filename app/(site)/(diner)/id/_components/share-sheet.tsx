"use client";

import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "#use-text";
import { type ChoiceRow, RowChoice } from "@/components/sharing/row-choice";
import type { CardLink } from "@/components/sharing/use-card-link";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog } from "@/components/ui/dialog";
import { FIELD_ERROR } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useTask } from "@/components/ui/use-task";
import { messageOf } from "@/lib/auth/form-rules";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { findReusable, SHARE_TIMES, type ShareTime, type ShareTimeKey, shareTimeOf } from "@/lib/sharing/share-times";
import type { ShareRow } from "@/lib/sight/share-rows";
import { myCard } from "@/messages/en/my-card";
import { terms } from "@/messages/en/terms";
import { ShareForms } from "./share-forms";
import { SharedLinks } from "./shared-links";

type ShareSheetProps = {
  profile: IdCardProfile;
  cardLink: CardLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onScan: () => void;
  /** The rows that this card has; by default all rows. */
  offered?: readonly ChoiceRow[];
  /** The durations that are offered; by default all. */
  times?: readonly ShareTime[];
};

/**
 * Asks which rows to share and for how long, then shows the link in every form. An equal link that exists is reused.
 */
export function ShareSheet({
  profile,
  cardLink,
  open,
  onOpenChange,
  onScan,
  offered,
  times = SHARE_TIMES,
}: ShareSheetProps) {
  const t = useText(myCard);
  const term = useText(terms);
  const [rows, setRows] = useState<readonly ShareRow[]>(["allergies", "diet"]);
  const [time, setTime] = useState<ShareTimeKey>("meal");
  const { busy, run } = useTask();
  const [error, setError] = useState<string | null>(null);
  const timeId = useId();
  const { link, choose, links, changeLinks, make: makeLink } = cardLink;

  const make = () =>
    run(
      "make",
      async () => {
        setError(null);
        const lifetime = shareTimeOf(time);
        const existing = findReusable(links.data ?? [], rows, lifetime, Date.now());
        const expires_at = lifetime.forMs === null ? null : new Date(Date.now() + lifetime.forMs).toISOString();
        const made = existing ?? (await makeLink({ rows: [...rows], expires_at }));
        if (!existing) await changeLinks((now) => [made, ...now]);
        choose(made);
      },
      (reason) => setError(messageOf(reason)),
    );

  return (
    <Dialog
      description={t("rowsChosen")}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      open={open}
      title={t("shareYourCard")}
      wide
    >
      <div className="grid gap-6">
        {link && <ShareForms link={link} onOther={() => choose(null)} onScan={onScan} profile={profile} />}
        {!link && (
          <>
            <RowChoice
              card={profile}
              chosen={rows}
              disabled={busy}
              onChange={setRows}
              {...(offered ? { offered } : {})}
            />
            {!rows.includes("allergies") && (
              <Callout tone="may_contain">
                <p>{t.rich("withoutYourAllergiesThe", { b: (inside) => <b>{inside}</b> })}</p>
              </Callout>
            )}
            <div className="grid gap-2">
              <h3 className="m-0 text-step-1" id={timeId}>
                {t("forHowLong")}
              </h3>
              <div className="overflow-x-auto">
                <SegmentedControl
                  label={t("forHowLong")}
                  onChange={setTime}
                  options={times.map(({ key, label }) => ({ value: key, label: term.known(label) }))}
                  value={time}
                  wide
                />
              </div>
            </div>
            <div aria-live="polite">{error && <p className={FIELD_ERROR}>{error}</p>}</div>
            <Button busy={busy} disabled={rows.length === 0} onClick={make} variant="primary" wide>
              <Link2 size={20} />
              {t("makeTheLink")}
            </Button>
          </>
        )}
        <SharedLinks cardLink={cardLink} />
      </div>
    </Dialog>
  );
}
