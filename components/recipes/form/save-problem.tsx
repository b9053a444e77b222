import { useText } from "#use-text";
import type { SaveFailure } from "@/components/recipes/form/use-saving";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { recipeFormText } from "@/messages/en/recipe-form";
import { shell } from "@/messages/en/shell";

type SaveProblemProps = {
  problem: SaveFailure | null;
  /** The address of the saved recipe or variant; null if there is none. */
  savedAddress: string | null;
  onOverwrite: () => void;
};

/** Says why saving failed, that no input is lost, and what the person can do. */
export function SaveProblem({ problem, savedAddress, onOverwrite }: SaveProblemProps) {
  const t = useText(recipeFormText);
  // The words of the form first, then what the browser says by itself when no answer came.
  const { known } = useText(shell);
  const inWords = (text: string) => known(t.known(text));
  return (
    <div aria-live="assertive">
      {problem && (
        <Callout tone="conflict">
          <p>
            <b>{inWords(problem.title)}</b> {inWords(problem.detail)}
          </p>
          {problem.kind === "conflict" && savedAddress && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <ButtonAnchor variant="quiet" size="sm" href={savedAddress} rel="noopener" target="_blank">
                {t("seeSavedOne")}
              </ButtonAnchor>
              <Button onClick={onOverwrite} size="sm" variant="danger">
                {t("saveMineInstead")}
              </Button>
            </div>
          )}
        </Callout>
      )}
    </div>
  );
}
