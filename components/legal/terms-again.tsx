"use client";

import Link from "next/link";
import { useState } from "react";
import { useSignOut } from "@/components/layout/use-sign-out";
import { TermsSheet } from "@/components/legal/terms-sheet";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import type { TermsWire } from "@/lib/schemas/terms";

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What has changed in the terms since one accepted them; and for who does not accept: the card, the data, the way out. */
export function TermsAgain({ terms, onAccepted }: { terms: TermsWire; onAccepted: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [reads, setReads] = useState(false);
  const { signOut, busy: isSigningOut } = useSignOut("Logged out successfully");

  async function accept() {
    setBusy(true);
    setError(null);
    try {
      await api.acceptTerms(terms.version);
      onAccepted();
    } catch (reason) {
      setError(failureOf(reason, "Your answer could not be saved. Please try again."));
      setBusy(false);
    }
  }
  return (
    <>
      <Dialog
        description={
          terms.accepted
            ? `You accepted those of ${longDate.format(new Date(terms.accepted.version))}. This is new since then:`
            : "They have a date since you made your account. This is new:"
        }
        hideClose
        onOpenChange={() => undefined}
        open={!reads}
        title="Our terms have changed"
      >
        <div className="grid gap-4">
          {terms.changes.map(({ version, changes }) => (
            <section aria-label={`Edition of ${longDate.format(new Date(version))}`} key={version}>
              <h3 className="m-0 font-semibold text-body">{longDate.format(new Date(version))}</h3>
              <ul className="m-0 pl-5">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void accept()} variant="primary">
              Accept the terms
            </Button>
            <Button disabled={busy} onClick={() => setReads(true)}>
              Read all of them
            </Button>
          </div>
          <FieldError error={error} id="terms-error" />
          <p className="m-0 text-small">
            Until you answer, <Link href={LINKS.myId}>your card</Link> opens as always, and in{" "}
            <Link href={LINKS.privacySettings}>Settings</Link> you can download your data or delete the account.
          </p>
          <div>
            <Button busy={isSigningOut} onClick={signOut} variant="text">
              Sign out
            </Button>
          </div>
        </div>
      </Dialog>
      <TermsSheet onOpenChange={setReads} open={reads} />
    </>
  );
}
