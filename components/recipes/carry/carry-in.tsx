"use client";

import { CarryRows } from "@/components/recipes/carry/carry-rows";
import { type CarryCounts, countRows, recipesOf, reportOf } from "@/components/recipes/carry/carry-words";
import { ChooseFile } from "@/components/recipes/carry/choose-file";
import { useCarry } from "@/components/recipes/carry/use-carry";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ProgressBar } from "@/components/ui/progress-bar";
import { saveFile } from "@/components/ui/save-file";
import { LINKS } from "@/lib/links";

/** Recipes out of another app: chosen, looked at, brought in, and told one by one what became of them. */
export function CarryIn() {
  const carrying = useCarry();
  const { phase, name, rows, done, total, stopped, problem } = carrying;
  const counts = countRows(rows);
  if (phase === "choose") return <ChooseFile onChoose={carrying.choose} problem={problem} />;
  if (phase === "looking" || phase === "adding") {
    return (
      <div className="grid gap-3">
        <p role="status">
          <b>{phase === "looking" ? `Looking through ${name}` : "Bringing the recipes in"}</b>
        </p>
        {total !== null && <ProgressBar label="Files done" max={total} value={done} />}
        <p className="text-ink-soft text-small tabular-nums">
          {total === null ? `${done} files looked at` : `${done} of ${total} files`}
        </p>
        <div>
          <Button onClick={carrying.cancel}>Cancel</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-2" role="status">
        <p>
          <b className="wrap-anywhere">{name}</b>
        </p>
        {phase === "looked" ? <Looked counts={counts} /> : <Done counts={counts} stopped={stopped} />}
      </div>
      {problem && (
        <Callout role="alert" tone="conflict">
          <b>Not all of it could be sent.</b> {problem} What was brought in until then is kept, and does not come twice.
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {phase === "looked" && counts.new > 0 && (
          <Button onClick={carrying.add} variant="primary">
            Bring in {recipesOf(counts.new)}
          </Button>
        )}
        {phase === "done" && stopped !== null && (
          <Button onClick={carrying.add} variant="primary">
            Go on
          </Button>
        )}
        {phase === "done" && stopped === null && (
          <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
            Go to Your Recipes
          </ButtonLink>
        )}
        <Button onClick={carrying.again}>Choose another file</Button>
        {phase === "done" && (
          <Button
            onClick={() => saveFile(new Blob([reportOf(name, rows)], { type: "text/plain" }), "recipes-report.txt")}
            variant="text"
          >
            Save the report
          </Button>
        )}
      </div>
      {rows.length > 0 && <CarryRows counts={counts} rows={rows} />}
    </div>
  );
}

function Looked({ counts }: { counts: CarryCounts }) {
  const all = counts.new + counts.kept + counts.failed;
  if (all === 0) return <p>There is no recipe in it.</p>;
  return (
    <p className="text-ink-soft">
      {recipesOf(counts.new)} to bring in.
      {counts.kept > 0 && ` ${counts.kept} you have already.`}
      {counts.failed > 0 && ` ${counts.failed} cannot be taken: each says why.`} Only you will see them.
    </p>
  );
}

function Done({ counts, stopped }: { counts: CarryCounts; stopped: "cancelled" | "failed" | null }) {
  return (
    <p className="text-ink-soft">
      {stopped === "cancelled" && "Stopped. "}
      {recipesOf(counts.added)} added.
      {counts.kept > 0 && ` ${counts.kept} you had already.`}
      {counts.failed > 0 && ` ${counts.failed} not taken.`}
      {stopped !== null && " The others were not sent."}
    </p>
  );
}
