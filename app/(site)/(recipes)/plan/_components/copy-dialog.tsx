import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { type WeekStart, weekAfter, weekWords } from "@/lib/meal-plan/week";
import { planText } from "@/messages/en/plan";

const WEEKS_OFFERED = 8;

type CopyDialogProps = {
  week: string;
  starts: WeekStart;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onCopy: (to: string) => void;
};

/** Chooses the later week to which this week is copied. */
export function CopyDialog({ week, starts, open, busy, onClose, onCopy }: CopyDialogProps) {
  const t = useText(planText);
  const weeks = Array.from({ length: WEEKS_OFFERED }, (_, index) => weekAfter(week, index + 1));
  const [to, setTo] = useState(weeks[0] ?? week);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onCopy(to);
  };
  return (
    <Dialog
      description={t("copyWeekExplained")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open={open}
      title={t("copyWeek", { week: weekWords(week, t.locale, starts) })}
    >
      <form className="grid gap-5" onSubmit={submit}>
        <SelectField label={t("toTheWeek")} onChange={(event) => setTo(event.target.value)} value={to}>
          {weeks.map((each) => (
            <option key={each} value={each}>
              {weekWords(each, t.locale, starts)}
            </option>
          ))}
        </SelectField>
        <Button busy={busy} type="submit" variant="primary">
          {t("copy")}
        </Button>
      </form>
    </Dialog>
  );
}
