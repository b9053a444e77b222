import { useState } from "react";
import { CHOICE_ROWS, isOn, RowChoice } from "@/components/check-in/row-choice";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { IdCardProfile } from "@/lib/id-card";
import type { ShareRow } from "@/lib/share-rows";

type ShownRowsProps = {
  card: IdCardProfile;
  shown: readonly ShareRow[];
  action: string;
  busy: boolean;
  onChosen: (rows: readonly ShareRow[]) => void;
};

/** Row by row what the others of a household see, with what stands in it. */
export function ShownRows({ card, shown, action, busy, onChosen }: ShownRowsProps) {
  const [rows, setRows] = useState(shown);
  const count = CHOICE_ROWS.filter((row) => isOn(row, rows)).length;
  return (
    <div className="grid gap-4">
      <RowChoice card={card} chosen={rows} disabled={busy} onChange={setRows} />
      {!rows.includes("allergies") && (
        <Callout role="status" tone="may_contain">
          <p>
            <b>Your allergies stay hidden.</b> Lists and dishes are then not checked for them.
          </p>
        </Callout>
      )}
      <p className="m-0 text-ink-soft text-small">
        They see your name, {card.displayName}, and these rows as they stand on your card from day to day. Never your
        email, never your notes. Whoever joins later sees them, too. You change or withdraw them whenever you like.
      </p>
      <Button busy={busy} onClick={() => onChosen(rows)} variant="primary">
        {action}, {count === 0 ? "and show nothing" : `and show ${count} ${count === 1 ? "row" : "rows"}`}
      </Button>
    </div>
  );
}
