"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormError } from "@/components/auth/form-error";
import { FormToggle } from "@/components/auth/form-toggle";
import { useLiveError } from "@/components/auth/use-live-error";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { api } from "@/lib/api-client";
import { emailError } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";
import { TaskSheet } from "../../_components/task-frame";

/** Requests a reset link. The answer is the same for every address, so that it does not reveal who has an account. */
export function PasswordResetScreen() {
  const t = useText(shell);
  const [isSent, setIsSent] = useState(false);
  const [email, setEmail] = useState("");
  const { busy, error, submit } = useSubmit();
  const wrongEmail = emailError(email);
  const live = useLiveError(email, wrongEmail);
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    live.reveal();
    if (wrongEmail) return field.current?.focus();
    const isDone = await submit(
      async () => {
        await api.requestPasswordReset(email.trim());
      },
      () => t("resetNotSent"),
    );
    if (isDone) setIsSent(true);
    else setTimeout(() => field.current?.focus());
  }

  return (
    <>
      <h1>{t("forgotYourPassword")}</h1>
      <p className="lead">{t("resetExplained")}</p>
      <TaskSheet>
        {isSent ? (
          <div ref={confirmation} role="status" tabIndex={-1}>
            <Callout tone="match">
              <p>{t("resetMayBeSent")}</p>
            </Callout>
            <p className="mt-4 soft">
              {t.rich("resetMailMissing", {
                button: (inside) => <LinkButton onClick={() => setIsSent(false)}>{inside}</LinkButton>,
              })}
            </p>
          </div>
        ) : (
          <form className="grid gap-4" noValidate onSubmit={onSubmit}>
            <FormError error={error} />
            <TextField
              autoCapitalize="none"
              autoComplete="email"
              disabled={busy}
              error={live.error}
              inputMode="email"
              label={t("email")}
              name="email"
              onBlur={live.onBlur}
              onChange={(event) => setEmail(event.target.value)}
              ref={field}
              required
              spellCheck={false}
              type="email"
              value={email}
            />
            <Button busy={busy} disabled={email.trim() === ""} type="submit" variant="primary" wide>
              {t("sendResetLink")}
            </Button>
          </form>
        )}
      </TaskSheet>
      <FormToggle>
        {t.rich("rememberedItSignIn", { link: (inside) => <Link href={LINKS.onboard}>{inside}</Link> })}
      </FormToggle>
      <FormToggle className="-mt-4">
        {t.rich("noAccountYetSign", {
          link: (inside) => <Link href={`${LINKS.onboard}?mode=register`}>{inside}</Link>,
        })}
      </FormToggle>
    </>
  );
}
