import type { EarlierRecord } from "@/components/oauth/authorization-request";
import { Callout } from "@/components/ui/callout";
import { isDataScope, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";

type EarlierDecisionProps = {
  clientName: string;
  record: EarlierRecord | null;
  scopes: AuthorizationContextWire["scopes"];
};

/** What the person answered this application before, and what of it holds. */
export function EarlierDecision({ clientName, record, scopes }: EarlierDecisionProps) {
  if (!record) return null;
  if (!record.permission) {
    return (
      <Callout className="mt-5" tone="may_contain">
        <p>
          <b>You denied this before,</b> or took it back. It is inactive: {clientName} reads nothing.
        </p>
      </Callout>
    );
  }
  if (!record.active) {
    return (
      <Callout className="mt-5" tone="may_contain">
        <p>
          <b>This permission is inactive.</b> You allowed it once, but {clientName} reads nothing until you allow it
          again.
        </p>
      </Callout>
    );
  }
  const added = scopes.filter(({ name }) => isDataScope(name) && !record.scopes.includes(name));
  return (
    <Callout className="mt-5" tone="info">
      <p>
        <b>You allow {clientName} already:</b> {inWords(record.scopes)}.
        {added.length > 0 && ` New in this request: ${inWords(added.map(({ name }) => name))}.`} Deny ends all of it.
      </p>
    </Callout>
  );
}

const words = new Intl.ListFormat("en", { type: "conjunction" });

function inWords(scopes: readonly string[]): string {
  const shown = scopes
    .filter(isDataScope)
    .map((scope) => SCOPE_WORDS[scope].replace(/^./, (letter) => letter.toLowerCase()));
  return shown.length > 0 ? words.format(shown) : "to know that it is you";
}
