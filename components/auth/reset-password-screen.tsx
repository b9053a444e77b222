"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormError } from "@/components/auth/form-error";
import { FormToggle } from "@/components/auth/form-toggle";
import { useSubmit } from "@/components/auth/use-submit";
import { TaskSheet } from "@/components/layout/task-frame";
import { useRowsInWords } from "@/components/sharing/row-words";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Moment } from "@/components/ui/moment";
import { PasswordField } from "@/components/ui/password-field";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { messageOf, newPasswordProblem } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";
import type { ResetLinkWire } from "@/lib/schemas/sharing";
import { shell } from "@/messages/en/shell";

const REDIRECT_MS = 3000;

/** For a link without its token. */
export function InvalidResetLink() {
  const t = useText(shell);
  return (
    <>
      <h1>{t("invalidResetLink")}</h1>
      <div role="alert">
        <Callout tone="conflict">
          <p>{t("invalidOrMissingReset")}</p>
        </Callout>
      </div>
      <p>
        <ButtonLink href={LINKS.passwordReset} variant="primary">
          {t("requestANewReset")}
        </ButtonLink>
      </p>
      <FormToggle>
        {t.rich("rememberedYourPasswordSign", { link: (inside) => <Link href={LINKS.onboard}>{inside}</Link> })}
      </FormToggle>
    </>
  );
}

type ResetOffer = { token: string; shareLinks: readonly ResetLinkWire[] };

/** Sets a new password with the token of the link, then leads to sign-in. */
export function ResetPasswordScreen({ token, shareLinks }: ResetOffer) {
  const t = useText(shell);
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <h1>{t("setANewPassword")}</h1>
      {!isDone && <p className="lead">{t("everyDeviceThatIs")}</p>}
      <TaskSheet>
        {isDone ? <Done /> : <ResetForm onDone={() => setIsDone(true)} shareLinks={shareLinks} token={token} />}
      </TaskSheet>
    </>
  );
}

function Done() {
  const t = useText(shell);
  const router = useRouter();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
    router.refresh(); // the reset signed everybody out
    const timer = setTimeout(() => router.push(LINKS.onboard), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [router]);
  return (
    <div ref={message} role="status" tabIndex={-1}>
      <Callout tone="match">
        <p>{t("passwordResetSuccessfullyYou")}</p>
      </Callout>
      <p className="mt-4 soft">
        {t.rich("takingYouToSign", { link: (inside) => <Link href={LINKS.onboard}>{inside}</Link> })}
      </p>
    </div>
  );
}

function ResetForm({ token, shareLinks, onDone }: ResetOffer & { onDone: () => void }) {
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
    const isSet = await submit(
      async () => {
        await api.confirmPasswordReset({ reset_code: token, new_password: password, keep_share_links: kept });
      },
      (reason) => {
        setIsLinkDead(reason instanceof ApiError && reason.status === 400);
        const isUnexplained = reason instanceof ApiError && reason.message === NO_DETAIL;
        return isUnexplained ? t("failedToResetPassword") : messageOf(reason, t("failedToResetPassword"));
      },
    );
    if (isSet) onDone();
    else setTimeout(() => field.current?.focus());
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      {isLinkDead && (
        <p>
          <Link href={LINKS.passwordReset}>{t("requestANewReset")}</Link>
        </p>
      )}
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
      <PasswordField
        autoComplete="new-password"
        disabled={busy}
        label={t("confirmNewPassword")}
        name="confirm_password"
        onChange={(event) => setConfirmation(event.target.value)}
        required
        value={confirmation}
      />
      {shareLinks.length > 0 && <LinksToKeep busy={busy} kept={kept} onKeep={setKept} shareLinks={shareLinks} />}
      <Button busy={busy} disabled={password === "" || confirmation === ""} type="submit" variant="primary" wide>
        {t("resetPassword")}
      </Button>
    </form>
  );
}

type LinksToKeepProps = {
  shareLinks: readonly ResetLinkWire[];
  kept: readonly string[];
  busy: boolean;
  onKeep: (ids: readonly string[]) => void;
};

/** Somebody who broke into the account may have shared the card. Links that are not ticked are revoked. */
function LinksToKeep({ shareLinks, kept, busy, onKeep }: LinksToKeepProps) {
  const rowsInWords = useRowsInWords();
  const t = useText(shell);
  return (
    <fieldset className="grid gap-2 border-0 p-0" disabled={busy}>
      <legend className="font-semibold">{t("shareLinksOfYour")}</legend>
      <p className="text-ink-soft">{t("theyAreClosedWith")}</p>
      {shareLinks.map(({ id, rows, created_at, views }) => (
        <Checkbox
          checked={kept.includes(id)}
          key={id}
          label={t.rich("rowsMadeMomentOpened", {
            rows: rowsInWords(rows),
            moment: <Moment iso={created_at} />,
            views,
          })}
          onChange={({ target }) => onKeep(target.checked ? [...kept, id] : kept.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}
