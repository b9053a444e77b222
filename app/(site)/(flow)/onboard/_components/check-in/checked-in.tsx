"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { useChoiceInWords } from "@/components/sharing/row-choice";
import { Button, ButtonLink } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { KitchenAnswer } from "@/components/visits/kitchen-answer";
import { VisitDetails } from "@/components/visits/visit-details";
import { VisitStamp } from "@/components/visits/visit-stamp";
import { api } from "@/lib/api-client";
import type { VisitWire } from "@/lib/schemas/visits";
import { menuAt } from "@/lib/visits/door";
import { visits } from "@/messages/en/visits";
import { STEP_HEADING_ID } from "../step-parts";

type CheckedInProps = {
  visit: VisitWire;
  onChange: () => void;
};

/** The stamp, what the venue sees now, and the ways to change it. */
export function CheckedIn({ visit, onChange }: CheckedInProps) {
  const t = useText(visits);
  const choiceInWords = useChoiceInWords();
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const way = menuAt(visit.venue_id);

  const leave = () =>
    run(
      "leave",
      async () => {
        await api.endVisit(visit.id);
        router.push(way);
        return LEAVING;
      },
      () => toast("error", t("visitStillActive")),
    );

  return (
    <div className="mx-auto mt-8 grid max-w-[640px] gap-5">
      <VisitStamp className="h-auto w-[min(78vw,340px)] justify-self-center" size={340} visit={visit} />
      <h1 className="m-0 text-center" id={STEP_HEADING_ID} tabIndex={-1}>
        {t("youreIn")}
      </h1>
      <p className="lead m-0 text-center" role="status">
        {visit.shared_rows.length === 0
          ? t("seesNameOnly", { name: visit.venue.name })
          : t("nameSeesRowsinwords", { name: visit.venue.name, rowsInWords: choiceInWords(visit.shared_rows) })}
      </p>
      <KitchenAnswer isStamped={false} visit={visit} />
      <p className="m-0 text-ink-soft">{t("thisVisitOnly", { name: visit.venue.name })}</p>
      <VisitDetails visit={visit} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={way} variant="primary">
          {t("toName", { name: visit.venue.name })}
        </ButtonLink>
        <Button disabled={busy} onClick={onChange}>
          {t("changeWhatTheySee")}
        </Button>
        <Button busy={busy} onClick={leave}>
          {t("checkOut")}
        </Button>
      </div>
    </div>
  );
}
