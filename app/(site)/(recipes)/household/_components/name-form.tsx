import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { MAX_HOUSEHOLD_NAME } from "@/lib/household/limits";
import { householdText } from "@/messages/en/household";

type NameFormProps = { suggestion: string; action: string; busy: boolean; onName: (name: string) => void };

export function NameForm({ suggestion, action, busy, onName }: NameFormProps) {
  const t = useText(householdText);
  const [name, setName] = useState(suggestion);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === "") return setError(t("nameIsRequired"));
    onName(name.trim());
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={error}
        hint={t("householdNameHint")}
        label={t("nameOfTheHousehold")}
        maxLength={MAX_HOUSEHOLD_NAME}
        onChange={(event) => setName(event.target.value)}
        value={name}
      />
      <Button busy={busy} type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}
