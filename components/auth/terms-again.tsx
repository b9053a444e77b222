"use client";

import Link from "next/link";
import { useState } from "react";
import { useText } from "#use-text";
import { langOf } from "@/components/i18n/text";
import { TermsSheet } from "@/components/legal/terms-sheet";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { dateLocale } from "@/lib/i18n/date-locale";
import { LINKS } from "@/lib/links";
import type { TermsWire } from "@/lib/schemas/terms";
import { shell } from "@/messages/en/shell";

/**
 * Shows what has changed in the terms since the person accepted them. A person who does not accept can still open the
 * card, download their data, and delete the account.
 */
export function TermsAgain({ terms, onAccepted }: { terms: TermsWire; onAccepted: () => void }) {
  const t = useText(shell);
  const longDate = new Intl.DateTimeFormat(dateLocale(t.locale), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const { busy, run } = useTask();
  const [error, setError] = useState<string | null>(null);
  const [reads, setReads] = useState(false);
  const { signOut, busy: isSigningOut } = useSignOut(t("loggedOutSuccessfully"));

  const accept = () =>
    run(
      "accept",
      async () => {
        setError(null);
        await api.acceptTerms(terms.version);
        onAccepted();
      },
      (reason) => setError(failureOf(reason, t("answerNotSaved"))),
    );
  return (
    <>
      <Dialog
        description={
          terms.accepted
            ? t("acceptedEdition", { value: longDate.format(new Date(terms.accepted.version)) })
            : t("theyHaveADate")
        }
        hideClose
        onOpenChange={() => undefined}
        open={!reads}
        title={t("ourTermsHaveChanged")}
      >
        <div className="grid gap-4">
          {terms.changes.map(({ version, changes }) => (
            <section aria-label={t("editionOfValue", { value: longDate.format(new Date(version)) })} key={version}>
              <h3 className="m-0 font-semibold text-body">{longDate.format(new Date(version))}</h3>
              <ul className="m-0 mt-1 grid list-disc gap-1 ps-5">
                {changes.map((change) => (
                  <li key={change} lang={langOf(t, change)}>
                    {t.known(change)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void accept()} variant="primary">
              {t("acceptTheTerms")}
            </Button>
            <Button disabled={busy} onClick={() => setReads(true)}>
              {t("readAllOfThem")}
            </Button>
          </div>
          <FieldError error={error} id="terms-error" />
          <p className="m-0 text-small">
            {t.rich("concernsUntilAnswer", {
              link: (inside) => <Link href={LINKS.myId}>{inside}</Link>,
              link2: (inside) => <Link href={LINKS.privacySettings}>{inside}</Link>,
            })}
          </p>
          <div>
            <Button busy={isSigningOut} onClick={signOut} variant="text">
              {t("signOut")}
            </Button>
          </div>
        </div>
      </Dialog>
      <TermsSheet onOpenChange={setReads} open={reads} />
    </>
  );
}
