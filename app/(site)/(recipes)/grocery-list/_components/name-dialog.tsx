"use client";

import { type FormEvent, useRef, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { groceryText } from "@/messages/en/grocery";

type NameDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  suggestion: string;
  action: string;
  /** The message for a failure that the server does not attribute to a field. */
  failure: string;
  /** Must throw on failure: the dialog then stays open with the typed text. */
  onName: (name: string) => Promise<void>;
};

const MAX_NAME = 120;

export function NameDialog(props: NameDialogProps) {
  const { open, onOpenChange, title, description } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      description={description}
      hideClose
      initialFocus={input}
      onOpenChange={onOpenChange}
      open={open}
      title={title}
    >
      <NameForm {...props} input={input} />
    </Dialog>
  );
}

type NameFormProps = NameDialogProps & { input: React.RefObject<HTMLInputElement | null> };

function NameForm({ suggestion, action, failure, onName, onOpenChange, input }: NameFormProps) {
  const t = useText(groceryText);
  const [name, setName] = useState(suggestion);
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useTask();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return setError(t("nameIsRequired"));
    return run(
      "submit",
      async () => {
        setError(null);
        await onName(name.trim());
        onOpenChange(false);
      },
      (problem) => {
        const [field] = problem instanceof ApiError ? problem.fields : [];
        const isLimit = problem instanceof ApiError && problem.status === 409;
        setError(field?.msg ?? (isLimit ? problem.message : failure));
      },
    );
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={error}
        label={t("name")}
        maxLength={MAX_NAME}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        ref={input}
        value={name}
      />
      <TwoButtons>
        <Button disabled={busy} onClick={() => onOpenChange(false)}>
          {t("cancel")}
        </Button>
        <Button busy={busy} type="submit" variant="primary">
          {action}
        </Button>
      </TwoButtons>
    </form>
  );
}
