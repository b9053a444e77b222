"use client";

import { useCallback, useState } from "react";
import { useTask } from "@/components/ui/use-task";
import { messageOf } from "@/lib/auth/form-rules";

/** The submission of a form, one at a time, and the words of its failure. */
export function useSubmit() {
  const { busy, run } = useTask();
  const [error, setError] = useState<string | null>(null);

  /** Resolves to true on success. `wordsFor` turns a failure into words; by default its own message is shown. */
  const submit = useCallback(
    (task: () => Promise<void>, wordsFor: (error: unknown) => string = messageOf) =>
      run(
        "submit",
        async () => {
          setError(null);
          await task();
        },
        (reason) => setError(wordsFor(reason)),
      ),
    [run],
  );
  return { busy, error, setError, submit };
}
