"use client";

import { Trash2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PasswordField } from "@/components/ui/password-field";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";

const REDIRECT_MS = 2000;

type Step = "idle" | "first" | "second" | "deleting" | "deleted";

/** Two confirmations, the second with the password, the call, and two seconds later the landing page. */
export function DeleteAccount({ email }: { email: string }) {
  const [step, setStep] = useState<Step>("idle");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const { forgetDeleted } = useAuth();
  const toast = useToast();

  function close() {
    setStep("idle");
    setPassword("");
    setWrong(null);
  }

  async function deleteNow() {
    if (password === "") return setWrong("Your password is required");
    setStep("deleting");
    try {
      await api.deleteAccount(password);
    } catch (error) {
      const atField = error instanceof ApiError && error.fields.find(({ loc }) => loc.at(-1) === "password");
      if (atField) {
        setWrong(atField.msg);
        return setStep("second");
      }
      close();
      const isFromServer = error instanceof ApiError && error.status > 0 && error.message !== NO_DETAIL;
      toast("error", isFromServer ? error.message : "Failed to delete account. Please try again.");
      return;
    }
    setStep("deleted");
    toast("success", "Account deleted successfully");
    setTimeout(forgetDeleted, REDIRECT_MS);
  }

  const isFirst = step === "first";
  const isGone = step === "deleted";
  return (
    <>
      <Button disabled={isGone} onClick={() => setStep("first")} variant="danger">
        <Trash2 size={18} />
        {isGone ? "Account deleted" : "Delete account"}
      </Button>
      <Dialog
        description={
          isFirst
            ? "Your dietary ID and all that you recorded are deleted. You will be asked once more before anything happens."
            : `The account of ${email} cannot be brought back. If you want to keep a copy, download your data in the Privacy tab first.`
        }
        hideClose
        onOpenChange={(open) => !open && step !== "deleting" && close()}
        open={isFirst || step === "second" || step === "deleting"}
        title={isFirst ? "Delete your account?" : "Really delete everything?"}
      >
        {!isFirst && (
          <div className="mb-4">
            <PasswordField
              autoComplete="current-password"
              disabled={step === "deleting"}
              error={wrong}
              label="Your password"
              name="password"
              onChange={(event) => {
                setPassword(event.target.value);
                setWrong(null);
              }}
              value={password}
            />
          </div>
        )}
        <div className="two-buttons">
          <Button disabled={step === "deleting"} onClick={close}>
            Keep account
          </Button>
          {isFirst ? (
            <Button key="first" onClick={() => setStep("second")} variant="danger">
              Continue
            </Button>
          ) : (
            <Button busy={step === "deleting"} key="second" onClick={onceOnly(deleteNow)} variant="danger">
              Delete for good
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}

/** The second click of a double click on 'Continue' is no answer to the next question. */
const onceOnly = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
