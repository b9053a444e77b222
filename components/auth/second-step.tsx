"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormToggle } from "@/components/auth/form-toggle";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/api-call";
import { messageOf } from "@/lib/auth/form-rules";
import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from "@/lib/auth/second-factor";
import { shell } from "@/messages/en/shell";

type Second = ReturnType<typeof useSecondStep>;

/** The second step of a sign-in. `say` receives why the first step failed, and turns any other error into words. */
export function useSecondStep(otherwise: (reason: unknown) => string = messageOf) {
  const [isWanted, setWanted] = useState(false);
  const [code, setCode] = useState("");
  const say = useCallback(
    (reason: unknown): string => {
      const why = reason instanceof ApiError ? reason.code : null;
      if (why === SECOND_FACTOR_REQUIRED && code === "") {
        setWanted(true);
        return "";
      }
      setCode("");
      // The password changed or something else failed: start again and show the reason.
      if (why !== SECOND_FACTOR_WRONG && reason instanceof ApiError && reason.status === 401) setWanted(false);
      return otherwise(reason);
    },
    [code, otherwise],
  );
  const startAgain = useCallback(() => {
    setCode("");
    setWanted(false);
  }, []);
  return { isWanted, code, setCode, say, startAgain };
}

/** Asks for the code after the password was right. */
export function SecondStep({ second, email, busy }: { second: Second; email: string; busy: boolean }) {
  const t = useText(shell);
  const field = useRef<HTMLInputElement>(null);
  // Also after a wrong code, because the field was disabled until now.
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);
  return (
    <>
      <p className="m-0">
        {t.rich("signingInAsEmail", { email: email.trim(), b: (inside) => <b className="wrap-anywhere">{inside}</b> })}
      </p>
      {/* Tells password managers which account the code belongs to. */}
      <input autoComplete="username" hidden name="email" readOnly type="email" value={email} />
      <TextField
        autoCapitalize="none"
        autoComplete="one-time-code"
        disabled={busy}
        hint={t("codeExplained")}
        label={t("code")}
        maxLength={64}
        name="second_factor_code"
        onChange={(event) => second.setCode(event.target.value)}
        ref={field}
        required
        spellCheck={false}
        value={second.code}
      />
      <Button
        busy={busy}
        busyLabel={t("loading")}
        disabled={second.code.trim() === ""}
        type="submit"
        variant="primary"
        wide
      >
        {t("signIn")}
      </Button>
      <FormToggle>
        <LinkButton disabled={busy} onClick={second.startAgain}>
          {t("useAnotherAccount")}
        </LinkButton>
      </FormToggle>
    </>
  );
}
