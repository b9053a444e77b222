"use client";

import { type FormEvent, useState } from "react";
import type { ImportProblem, useImport } from "@/components/recipes/discover/use-import";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { VerdictBadge } from "@/components/ui/verdict-badge";

type PasteInsteadProps = { problem: ImportProblem; importing: ReturnType<typeof useImport> };

const MAX_PASTED = 5_000_000;

/** Why the import failed, and another way in: the page's text, or its source. */
export function PasteInstead({ problem, importing }: PasteInsteadProps) {
  const [pasted, setPasted] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pasted.trim() !== "") void importing.importPasted(problem.url, pasted);
  };
  return (
    <div className="empty">
      <p className="empty-sign">
        <VerdictBadge verdict="conflict" />
        {problem.message}
      </p>
      {problem.canPaste ? (
        <form className="discover-paste" onSubmit={submit}>
          <Field
            hint="Open the page in your browser, select all of it, copy, and paste it here. Its HTML source works too."
            label="Paste the page's text or HTML instead"
          >
            {(control) => (
              <textarea
                className="input"
                maxLength={MAX_PASTED}
                onChange={(event) => setPasted(event.target.value)}
                rows={6}
                value={pasted}
                {...control}
              />
            )}
          </Field>
          <Button busy={importing.busy} disabled={pasted.trim() === ""} type="submit" variant="primary">
            Extract recipe
          </Button>
        </form>
      ) : (
        <Button onClick={() => void importing.importUrl(problem.url)} busy={importing.busy}>
          Try again
        </Button>
      )}
    </div>
  );
}
