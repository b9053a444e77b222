"use client";

import "@/styles/sharing.css";
import { useState } from "react";
import { ROW_WORDS } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { api } from "@/lib/api-client";
import { messageOf } from "@/lib/auth/form-rules";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { SHARE_ROWS, type ShareRow } from "@/lib/share-rows";

const DAY_MS = 86_400_000;
const ENDS = [
  ["1", "In a day"],
  ["7", "In a week"],
  ["30", "In a month"],
  ["", "When I revoke it"],
] as const;

type NewShareLinkProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (link: ShareLinkWire) => void;
};

/** Which rows, and for how long. Allergies are chosen from the start; health is not. */
export function NewShareLink({ open, onOpenChange, onCreated }: NewShareLinkProps) {
  const [rows, setRows] = useState<readonly ShareRow[]>(["allergies", "diet", "avoids"]);
  const [days, setDays] = useState("7");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function create() {
    setBusy(true);
    setError(null);
    try {
      const expires_at = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
      onCreated(await api.createShareLink({ rows: [...rows], expires_at }));
      onOpenChange(false);
    } catch (reason) {
      setError(messageOf(reason));
    }
    setBusy(false);
  }

  const toggle = (row: ShareRow, on: boolean) =>
    setRows(SHARE_ROWS.filter((each) => (each === row ? on : rows.includes(each))));
  return (
    <Dialog
      description="Whoever has the link can read the rows that you choose, as they stand when it is opened."
      onOpenChange={(next) => !busy && onOpenChange(next)}
      open={open}
      title="Create a share link"
    >
      <form
        className="share-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (rows.length > 0) void create();
        }}
      >
        <fieldset className="share-rows">
          <legend>What it shows</legend>
          {SHARE_ROWS.map((row) => (
            <Checkbox
              checked={rows.includes(row)}
              key={row}
              label={
                <>
                  {ROW_WORDS[row].label}
                  <span className="share-row-meaning">{ROW_WORDS[row].meaning}</span>
                </>
              }
              onChange={(event) => toggle(row, event.target.checked)}
            />
          ))}
        </fieldset>
        {!rows.includes("allergies") && (
          <Callout tone="may_contain">
            <p>
              <b>Without your allergies.</b> The card will say that there may be some and that people should ask you.
            </p>
          </Callout>
        )}
        <SelectField label="Ends" onChange={(event) => setDays(event.target.value)} value={days}>
          {ENDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div aria-live="polite">{error && <p className="field-error">{error}</p>}</div>
        <Button busy={busy} disabled={rows.length === 0} type="submit" variant="primary" wide>
          Create and copy
        </Button>
      </form>
    </Dialog>
  );
}
