"use client";

import { type FormEvent, useState } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { team } from "@/lib/team-client";

/** Somebody types the code here that the Team section of the portal shows; nobody signs in on a tablet. */
export function PairTablet() {
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const pair = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "pair",
      async () => {
        await team.pair(code);
        window.location.reload();
        return LEAVING;
      },
      (error) => setFailure(failureOf(error, "Nothing was paired. Please try again.")),
    );
  };
  return (
    <div className="mx-auto grid max-w-[440px] gap-5 pt-10">
      <p className="text-step-2">
        <Wordmark />
      </p>
      <form className="sheet grid gap-4 p-6" noValidate onSubmit={pair}>
        <h1 className="text-step-3">Pair this tablet</h1>
        <p>In the portal, open Team and choose New tablet. It shows a code for ten minutes.</p>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          error={failure}
          label="Code from Team"
          onChange={({ target }) => setCode(target.value)}
          spellCheck={false}
          value={code}
        />
        <Button busy={busy} type="submit" variant="primary">
          Pair
        </Button>
      </form>
    </div>
  );
}
