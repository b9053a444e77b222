"use client";

import { Trash2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/password-field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { DeletionTime } from "@/lib/auth/account-closing";
import { LINKS } from "@/lib/links";
import { settings } from "@/messages/en/settings";
import { PeopleWhoGo } from "./people-who-go";

const REDIRECT_MS = 2000;

type Step = "idle" | "first" | "second" | "deleting" | "deleted";

const TIMES: readonly { value: DeletionTime; label: string; words: string }[] = [
  {
    value: "in_14_days",
    label: "In 14 days",
    words:
      "The account is closed now, and nobody sees anything of it. Until it goes you can sign in and keep it; share links and connected applications stay ended.",
  },
  {
    value: "at_once",
    label: "At once",
    words: "It is gone the moment you press the button. Nobody can bring it back.",
  },
];

/**
 * Asks twice, the second time for the date of deletion and the password, then deletes the account and shows the landing
 * page after two seconds.
 */
export function DeleteAccount({ email }: { email: string }) {
  const t = useText(settings);
  const [step, setStep] = useState<Step>("idle");
  const [password, setPassword] = useState("");
  const [when, setWhen] = useState<DeletionTime>("at_once");
  const [wrong, setWrong] = useState<string | null>(null);
  const { forgetDeleted } = useAuth();
  const toast = useToast();

  function close() {
    setStep("idle");
    setPassword("");
    setWhen("at_once");
    setWrong(null);
  }

  async function deleteNow() {
    if (password === "") return setWrong(t("yourPasswordIsRequired"));
    setStep("deleting");
    try {
      await api.deleteAccount(password, when);
    } catch (error) {
      const atField = error instanceof ApiError && error.fields.find(({ loc }) => loc.at(-1) === "password");
      if (atField) {
        setWrong(atField.msg);
        return setStep("second");
      }
      close();
      const isFromServer = error instanceof ApiError && error.status > 0 && error.message !== NO_DETAIL;
      toast("error", isFromServer ? error.message : t("accountNotDeleted"));
      return;
    }
    setStep("deleted");
    toast("success", when === "at_once" ? t("accountDeletedSuccessfully") : t("yourAccountIsClosed"));
    await forgetDeleted();
    setTimeout(() => window.location.assign(LINKS.home), REDIRECT_MS);
  }

  const isFirst = step === "first";
  const isGone = step === "deleted";
  return (
    <>
      <Button disabled={isGone} onClick={() => setStep("first")} variant="danger">
        <Trash2 size={18} />
        {isGone ? (when === "at_once" ? t("accountDeleted") : t("accountClosed")) : t("deleteAccount")}
      </Button>
      <Dialog
        description={isFirst ? t("deleteExplained") : t("deletionWarning", { email })}
        hideClose
        onOpenChange={(open) => !open && step !== "deleting" && close()}
        open={isFirst || step === "second" || step === "deleting"}
        title={isFirst ? t("deleteYourAccount") : t("reallyDeleteEverything")}
      >
        {!isFirst && (
          <div className="mb-4 grid gap-4">
            <SegmentedControl
              label={t("whenIsItDeleted")}
              onChange={setWhen}
              options={TIMES.map(({ value, label }) => ({ value, label: t.known(label) }))}
              value={when}
            />
            <p className="m-0 text-small" role="status">
              {t.known(TIMES.find(({ value }) => value === when)?.words)}
            </p>
            <PeopleWhoGo />
            <PasswordField
              autoComplete="current-password"
              disabled={step === "deleting"}
              error={wrong}
              label={t("yourPassword")}
              name="password"
              onChange={(event) => {
                setPassword(event.target.value);
                setWrong(null);
              }}
              value={password}
            />
          </div>
        )}
        <TwoButtons>
          <Button disabled={step === "deleting"} onClick={close}>
            {t("keepAccount")}
          </Button>
          {isFirst ? (
            <Button key="first" onClick={() => setStep("second")} variant="danger">
              {t("continue")}
            </Button>
          ) : (
            <Button busy={step === "deleting"} key="second" onClick={onceOnly(deleteNow)} variant="danger">
              {when === "in_14_days" ? t("closeMyAccount") : t("deleteForGood")}
            </Button>
          )}
        </TwoButtons>
      </Dialog>
    </>
  );
}

/** Ignores the second click of a double click on 'Continue', so that it does not confirm the next question. */
const onceOnly = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
