"use client";

import { Flag } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { FAULT_CHOICES } from "@/components/reports/report-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { MAX_REPORT_NOTE } from "@/lib/reports/limits";
import { reportsApi } from "@/lib/reports-client";
import type { ReportedFault } from "@/lib/schemas/reports";
import { reports } from "@/messages/en/reports";

/** A recipe or a variant, by its id. */
export type ReportedDish = {
  dish: { recipe_id: string } | { variant_id: string };
  lines: readonly { id: string; name: string }[];
  isSignedIn: boolean;
};

const WHOLE = "";

/**
 * Reports a verdict in two taps: "Wrong? Tell us", then the kind of fault. The affected line and a note are optional.
 */
export function ReportVerdict({ dish, lines, isSignedIn }: ReportedDish) {
  const t = useText(reports);
  const [isOpen, setOpen] = useState(false);
  const [lineId, setLineId] = useState(WHOLE);
  const [note, setNote] = useState("");
  const { busy, running: sending, run } = useTask<ReportedFault>();
  const toast = useToast();

  const send = (fault: ReportedFault) =>
    run(
      fault,
      async () => {
        await reportsApi.report({ ...dish, line_id: lineId || null, fault, note });
        toast("success", isSignedIn ? t("reportThanks") : t("thankYou"));
        setOpen(false);
        setNote("");
        setLineId(WHOLE);
      },
      (error) => {
        const message = error instanceof ApiError && error.status < 500 ? error.message : t("wordsKept");
        toast("error", t("reportNotSent", { told: message }));
      },
    );

  return (
    <>
      <Button className="mt-3" onClick={() => setOpen(true)} size="sm" variant="quiet">
        <Flag size={18} />
        {t("wrongTellUs")}
      </Button>
      <Dialog
        description={isSignedIn ? t("reportSharesYou") : t("reportSharesNothing")}
        onOpenChange={(open) => !busy && setOpen(open)}
        open={isOpen}
        title={t("whatIsWrong")}
      >
        <div className="grid grid-cols-1 gap-4">
          <SelectField label={t("where")} onChange={(event) => setLineId(event.target.value)} value={lineId}>
            <option value={WHOLE}>{t("wholeDish")}</option>
            {lines.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={t("note")}
            maxLength={MAX_REPORT_NOTE}
            onChange={(event) => setNote(event.target.value)}
            optional
            rows={2}
            value={note}
          />
          <div className="grid grid-cols-1 gap-2">
            {FAULT_CHOICES.map(([fault, words]) => (
              <Button busy={sending === fault} disabled={busy} key={fault} onClick={() => send(fault)} wide>
                {t.known(words)}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}
