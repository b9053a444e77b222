import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import type { Say } from "@/lib/i18n/area";
import { isDataScope, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { consentText } from "@/messages/en/consent";
import type { EarlierRecord } from "./authorization-request";

type EarlierDecisionProps = {
  clientName: string;
  record: EarlierRecord | null;
  scopes: AuthorizationContextWire["scopes"];
};

/** The person's previous answer to this application, and which part of it is still valid. */
export function EarlierDecision({ clientName, record, scopes }: EarlierDecisionProps) {
  const t = useText(consentText);
  if (!record) return null;
  if (!record.permission) {
    return (
      <Callout className="mt-5" tone="may_contain">
        <p>{t.rich("youDeniedThisBefore", { clientName, b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
    );
  }
  if (!record.active) {
    return (
      <Callout className="mt-5" tone="may_contain">
        <p>{t.rich("thisPermissionIsInactive", { clientName, b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
    );
  }
  const added = scopes.filter(({ name }) => isDataScope(name) && !record.scopes.includes(name));
  return (
    <Callout className="mt-5" tone="info">
      <p>
        {t.rich(added.length > 0 ? "allowAlreadyNew" : "allowAlready", {
          clientName,
          scopes: inWords(t, record.scopes),
          added: inWords(
            t,
            added.map(({ name }) => name),
          ),
          b: (inside) => <b>{inside}</b>,
        })}
      </p>
    </Callout>
  );
}

function inWords(t: Say<typeof consentText>, scopes: readonly string[]): string {
  const shown = scopes.filter(isDataScope).map((scope) => {
    const words = t.known(SCOPE_WORDS[scope]);
    return t.locale === "en" ? words.replace(/^./, (letter) => letter.toLowerCase()) : words;
  });
  const list = new Intl.ListFormat(t.locale, { type: "conjunction" });
  return shown.length > 0 ? list.format(shown) : t("onlyIdentity");
}
