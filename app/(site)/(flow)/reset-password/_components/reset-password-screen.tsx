"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormError } from "@/components/auth/form-error";
import { FormToggle } from "@/components/auth/form-toggle";
import { PasswordHelp } from "@/components/auth/password-help";
import { useSubmit } from "@/components/auth/use-submit";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { PasswordField } from "@/components/ui/password-field";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { messageOf, newPasswordProblem } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";
import type { EndedWayWire } from "@/lib/schemas/ended-ways";
import { shell } from "@/messages/en/shell";
import { TaskSheet } from "../../_components/task-frame";
import { EndedWays, WaysToKeep } from "./ended-ways";

const REDIRECT_MS = 3000;

/** For a link without its token. */
export function InvalidResetLink() {
  const t = useText(shell);
  return (
    <>
      <h1>{t("invalidResetLink")}</h1>
      <div role="alert">
        <Callout tone="conflict">
          <p>{t("resetTokenMissing")}</p>
        </Callout>
      </div>
      <p>
        <ButtonLink href={LINKS.passwordReset} variant="primary">
          {t("requestNewReset")}
        </ButtonLink>
      </p>
      <FormToggle>
        {t.rich("rememberedYourPasswordSign", { link: (inside) => <Link href={LINKS.onboard}>{inside}</Link> })}
      </FormToggle>
    </>
  );
}

type ResetOffer = { token: string; ways: readonly EndedWayWire[] };

/** Sets a new password with the token of the link, then leads to sign-in. */
export function ResetPasswordScreen({ token, ways }: ResetOffer) {
  const t = useText(shell);
  const [ended, setEnded] = useState<readonly EndedWayWire[] | null>(null);
  return (
    <>
      <h1>{t("setANewPassword")}</h1>
      {ended === null && <p className="lead">{t("allSignInAgain")}</p>}
      <TaskSheet>
        {ended ? <Done ended={ended} /> : <ResetForm onDone={setEnded} token={token} ways={ways} />}
      </TaskSheet>
    </>
  );
}

/** Leads on by itself, unless something ended that the person has to read first. */
function Done({ ended }: { ended: readonly EndedWayWire[] }) {
  const t = useText(shell);
  const router = useRouter();
  const message = useRef<HTMLDivElement>(null);
  const isToRead = ended.some(({ kind }) => kind !== "sign_in");
  useEffect(() => {
    message.current?.focus();
    router.refresh(); // the reset signed everybody out
    if (isToRead) return;
    const timer = setTimeout(() => router.push(LINKS.onboard), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [router, isToRead]);
  return (
    <>
      <div ref={message} role="status" tabIndex={-1}>
        <Callout tone="match">
          <p>{t("passwordResetDone")}</p>
        </Callout>
      </div>
      {isToRead ? (
        <EndedWays ended={ended} />
      ) : (
        <p className="mt-4 soft">
          {t.rich("takingToSignIn", { link: (inside) => <Link href={LINKS.onboard}>{inside}</Link> })}
        </p>
      )}
    </>
  );
}

function ResetForm({ token, ways, onDone }: ResetOffer & { onDone: (ended: readonly EndedWayWire[]) => void }) {
  const t = useText(shell);
  const { busy, error, setError, submit } = useSubmit();
  const [isLinkDead, setIsLinkDead] = useState(false);
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [kept, setKept] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const problem = newPasswordProblem(token, password, confirmation);
    if (problem) {
      setError(problem);
      return field.current?.focus();
    }
    let ended: readonly EndedWayWire[] = [];
    const isSet = await submit(
      async () => {
        ({ ended } = await api.confirmPasswordReset({ reset_code: token, new_password: password, keep: kept }));
      },
      (reason) => {
        setIsLinkDead(reason instanceof ApiError && reason.status === 400);
        const isUnexplained = reason instanceof ApiError && reason.message === NO_DETAIL;
        return isUnexplained ? t("passwordNotReset") : messageOf(reason, t("passwordNotReset"));
      },
    );
    if (isSet) onDone(ended);
    else setTimeout(() => field.current?.focus());
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      {isLinkDead && (
        <p>
          <Link href={LINKS.passwordReset}>{t("requestNewReset")}</Link>
        </p>
      )}
      <div>
        <PasswordField
          autoComplete="new-password"
          disabled={busy}
          hint={t("n8CharactersOrMore")}
          label={t("newPassword")}
          name="new_password"
          onChange={(event) => setPassword(event.target.value)}
          ref={field}
          required
          value={password}
        />
        <PasswordHelp password={password} />
      </div>
      <PasswordField
        autoComplete="new-password"
        disabled={busy}
        label={t("confirmNewPassword")}
        name="confirm_password"
        onChange={(event) => setConfirmation(event.target.value)}
        required
        value={confirmation}
      />
      {ways.length > 0 && <WaysToKeep busy={busy} kept={kept} onKeep={setKept} ways={ways} />}
      <Button busy={busy} disabled={password === "" || confirmation === ""} type="submit" variant="primary" wide>
        {t("resetPassword")}
      </Button>
    </form>
  );
}
