"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { DraftNote } from "@/components/recipes/form/draft-note";
import { type Problems, problemsOf } from "@/components/recipes/form/draft-problems";
import { LeaveDialog } from "@/components/recipes/form/leave-dialog";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { SaveProblem } from "@/components/recipes/form/save-problem";
import type { useDraft } from "@/components/recipes/form/use-draft";
import { useLeaveGuard } from "@/components/recipes/form/use-leave-guard";
import type { SaveFailure } from "@/components/recipes/form/use-saving";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { LINKS } from "@/lib/links";
import { recipeFormText } from "@/messages/en/recipe-form";

type DraftFormProps = {
  drafting: ReturnType<typeof useDraft>;
  saving: {
    busy: boolean;
    isSaved: boolean;
    failure: SaveFailure | null;
    problems: Problems;
    submit: (draft: RecipeDraft, change: (draft: RecipeDraft) => void) => Promise<void>;
    overwrite: (draft: RecipeDraft) => unknown;
  };
  /** Whether something outside the draft, such as a photo upload, would be lost too. */
  isSending?: boolean;
  /** The address of the saved recipe or variant; null if there is none. */
  savedAddress: string | null;
  submitLabel: string;
  /** Rendered above the form, instead of the note on the restored draft. */
  note?: ReactNode;
  /** More actions for the saved recipe or variant. */
  more?: ReactNode;
  /** The fields between title and buttons. `problems`: the errors by field, once the form was submitted. */
  children: (problems: Problems) => ReactNode;
};

/**
 * The frame of the forms for recipes and variants. It stores the draft, saves once, and asks before unsaved input is
 * lost.
 */
export function DraftForm(props: DraftFormProps) {
  const t = useText(recipeFormText);
  const { drafting, saving, isSending = false, savedAddress, submitLabel, note, more, children } = props;
  const { draft, change, isChanged, restored, discard } = drafting;
  const guard = useLeaveGuard((isChanged && !saving.isSaved) || isSending);
  const [shownProblems, setShownProblems] = useState(false);
  const problems = { ...(shownProblems ? problemsOf(draft) : {}), ...saving.problems };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setShownProblems(true);
    await saving.submit(draft, change);
  }

  return (
    <form className="grid grid-cols-1 gap-7" noValidate onSubmit={submit}>
      {note ?? (restored && <DraftNote onDiscard={discard} />)}
      <TextField
        autoComplete="off"
        className="[&_input]:min-h-14 [&_input]:font-[560] [&_input]:font-serif [&_input]:text-step-2 [&_input]:leading-[1.2]"
        error={t.known(problems.title)}
        id="title"
        label={t("title")}
        maxLength={300}
        onChange={(event) => change({ ...draft, title: event.target.value })}
        value={draft.title}
      />
      {children(problems)}
      <SaveProblem onOverwrite={() => saving.overwrite(draft)} problem={saving.failure} savedAddress={savedAddress} />
      <div className="flex flex-wrap gap-2.5 border-ink border-t-[1.5px] pt-5">
        <Button busy={saving.busy} busyLabel={t("saving")} type="submit" variant="primary">
          {submitLabel}
        </Button>
        <Button onClick={() => guard.leave(LINKS.home)}>{t("cancel")}</Button>
        {more && <div className="ms-auto">{more}</div>}
      </div>
      <LeaveDialog guard={guard} onLeave={discard} />
    </form>
  );
}
