import { useState } from "react";
import { useText } from "#use-text";
import { CHOICE_ROWS, isOn, RowChoice } from "@/components/sharing/row-choice";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { ShareRow } from "@/lib/sight/share-rows";
import { householdText } from "@/messages/en/household";

type ShownRowsProps = {
  card: IdCardProfile;
  shown: readonly ShareRow[];
  action: string;
  busy: boolean;
  onChosen: (rows: readonly ShareRow[]) => void;
};

/** Chooses the rows that the other members see, and shows their content. */
export function ShownRows({ card, shown, action, busy, onChosen }: ShownRowsProps) {
  const t = useText(householdText);
  const [rows, setRows] = useState(shown);
  const count = CHOICE_ROWS.filter((row) => isOn(row, rows)).length;
  return (
    <div className="grid gap-4">
      <RowChoice card={card} chosen={rows} disabled={busy} onChange={setRows} />
      {!rows.includes("allergies") && (
        <Callout role="status" tone="may_contain">
          <p>{t.rich("yourAllergiesStayHidden", { b: (inside) => <b>{inside}</b> })}</p>
        </Callout>
      )}
      <p className="m-0 text-ink-soft text-small">{t("rowsExplained", { displayName: card.displayName })}</p>
      <Button busy={busy} onClick={() => onChosen(rows)} variant="primary">
        {count === 0 ? t("actionAndNothing", { action }) : t("actionAndRows", { action, count })}
      </Button>
    </div>
  );
}
