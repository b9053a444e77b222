import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { MAX_HOUSEHOLD_NAME } from "@/lib/household-limits";

type NameFormProps = { suggestion: string; action: string; busy: boolean; onName: (name: string) => void };

export function NameForm({ suggestion, action, busy, onName }: NameFormProps) {
  const [name, setName] = useState(suggestion);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === "") return setError("Name is required");
    onName(name.trim());
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={error}
        hint="What all of you call it, such as Elm Street 4."
        label="Name of the household"
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
