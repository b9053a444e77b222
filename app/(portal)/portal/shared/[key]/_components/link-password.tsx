"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/password-field";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { venueNews } from "@/lib/venue-news-client";

/** Asks for the password that whoever sent the link said. */
export function LinkPassword({ linkKey }: { linkKey: string }) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const open = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "open",
      async () => {
        await venueNews.unlock(linkKey, password);
        window.location.reload();
        return LEAVING;
      },
      (error) => setFailure(failureOf(error, "Nothing was opened. Please try again.")),
    );
  };
  return (
    <form className="sheet mx-auto grid max-w-[440px] gap-4 p-6" noValidate onSubmit={open}>
      <h1 className="text-step-3">A password opens this</h1>
      <p>Whoever sent you the link knows it.</p>
      <PasswordField
        autoComplete="off"
        error={failure}
        label="Password"
        onChange={({ target }) => setPassword(target.value)}
        value={password}
      />
      <Button busy={busy} type="submit" variant="primary">
        Open
      </Button>
    </form>
  );
}
