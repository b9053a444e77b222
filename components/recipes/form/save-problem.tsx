import "@/styles/recipe-form.css";
import type { SaveFailure } from "@/components/recipes/form/use-saving";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

type SaveProblemProps = {
  problem: SaveFailure | null;
  /** Where the saved one stands, when there is one. */
  savedAddress: string | null;
  onOverwrite: () => void;
};

/** Why it was not saved, that nothing is lost, and what to do. */
export function SaveProblem({ problem, savedAddress, onOverwrite }: SaveProblemProps) {
  return (
    <div aria-live="assertive">
      {problem && (
        <Callout tone="conflict">
          <p>
            <b>{problem.title}</b> {problem.detail}
          </p>
          {problem.kind === "conflict" && savedAddress && (
            <div className="form-conflict">
              <a className="btn btn--quiet btn--sm" href={savedAddress} rel="noopener" target="_blank">
                <span className="btn-label">Look at the saved one</span>
              </a>
              <Button onClick={onOverwrite} size="sm" variant="danger">
                Save mine instead
              </Button>
            </div>
          )}
        </Callout>
      )}
    </div>
  );
}
