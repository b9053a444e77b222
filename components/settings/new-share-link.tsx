"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { expiryOf, LINK_ENDS } from "@/components/sharing/link-ends";
import { useRowWords } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FIELD_ERROR } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { api } from "@/lib/api-client";
import { messageOf } from "@/lib/auth/form-rules";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { SHARE_ROWS, type ShareRow } from "@/lib/share-rows";
import { settings } from "@/messages/en/settings";

type NewShareLinkProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (link: ShareLinkWire) => void;
};

/** Asks which rows to share and for how long. Allergies are selected at first; health is not. */
export function NewShareLink({ open, onOpenChange, onCreated }: NewShareLinkProps) {
  const t = useText(settings);
  const rowWords = useRowWords();
  const [rows, setRows] = useState<readonly ShareRow[]>(["allergies", "diet", "avoids"]);
  const [days, setDays] = useState("7");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function create() {
    setBusy(true);
    setError(null);
    try {
      onCreated(await api.createShareLink({ rows: [...rows], expires_at: expiryOf(days) }));
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
      description={t("whoeverHasTheLink")}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      open={open}
      title={t("createAShareLink")}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (rows.length > 0) void create();
        }}
      >
        <fieldset className="grid border-0">
          <legend className="pb-1 font-semibold">{t("whatItShows")}</legend>
          {SHARE_ROWS.map((row) => (
            <Checkbox
              checked={rows.includes(row)}
              key={row}
              label={
                <>
                  {rowWords[row].label}
                  <span className="block text-small/normal font-normal text-ink-soft">{rowWords[row].meaning}</span>
                </>
              }
              onChange={(event) => toggle(row, event.target.checked)}
            />
          ))}
        </fieldset>
        {!rows.includes("allergies") && (
          <Callout tone="may_contain">
            <p>{t.rich("withoutYourAllergiesThe", { b: (inside) => <b>{inside}</b> })}</p>
          </Callout>
        )}
        <SelectField label={t("ends")} onChange={(event) => setDays(event.target.value)} value={days}>
          {LINK_ENDS.map(([value, label]) => (
            <option key={value} value={value}>
              {t.known(label)}
            </option>
          ))}
        </SelectField>
        <div aria-live="polite">{error && <p className={FIELD_ERROR}>{error}</p>}</div>
        <Button busy={busy} disabled={rows.length === 0} type="submit" variant="primary" wide>
          {t("createAndCopy")}
        </Button>
      </form>
    </Dialog>
  );
}
