"use client";

import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ProgressBar } from "@/components/ui/progress-bar";
import { saveFile } from "@/components/ui/save-file";
import { LINKS } from "@/lib/links";
import { carryText } from "@/messages/en/carry";
import { CarryRows } from "./carry-rows";
import { type CarryCounts, countRows, reportOf } from "./carry-words";
import { ChooseFile } from "./choose-file";
import { useCarry } from "./use-carry";

/** Imports recipes from another app: choose files, preview, import, then a report for each recipe. */
export function CarryIn() {
  const t = useText(carryText);
  const carrying = useCarry();
  const { phase, name, rows, done, total, stopped, problem } = carrying;
  const counts = countRows(rows);
  if (phase === "choose") return <ChooseFile onChoose={carrying.choose} problem={problem} />;
  if (phase === "looking" || phase === "adding") {
    return (
      <div className="grid gap-3">
        <p role="status">
          <b>{phase === "looking" ? t("lookingThroughName", { name }) : t("bringingTheRecipesIn")}</b>
        </p>
        {total !== null && <ProgressBar label={t("filesDone")} max={total} value={done} />}
        <p className="text-ink-soft text-small tabular-nums">
          {total === null ? t("doneFilesLookedAt", { done }) : t("doneOfTotalFiles", { done, total })}
        </p>
        <div>
          <Button onClick={carrying.cancel}>{t("cancel")}</Button>
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
          {t.rich("notAllOfIt", { problem: t.known(problem), b: (inside) => <b>{inside}</b> })}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {phase === "looked" && counts.new > 0 && (
          <Button onClick={carrying.add} variant="primary">
            {t("bringIn", { count: counts.new })}
          </Button>
        )}
        {phase === "done" && stopped !== null && (
          <Button onClick={carrying.add} variant="primary">
            {t("goOn")}
          </Button>
        )}
        {phase === "done" && stopped === null && (
          <ButtonLink href={LINKS.saved} prefetch={false} variant="primary">
            {t("goToYourRecipes")}
          </ButtonLink>
        )}
        <Button onClick={carrying.again}>{t("chooseAnotherFile")}</Button>
        {phase === "done" && (
          <Button
            onClick={() => saveFile(new Blob([reportOf(t, name, rows)], { type: "text/plain" }), "recipes-report.txt")}
            variant="text"
          >
            {t("saveTheReport")}
          </Button>
        )}
      </div>
      {rows.length > 0 && <CarryRows counts={counts} rows={rows} />}
    </div>
  );
}

function Looked({ counts }: { counts: CarryCounts }) {
  const t = useText(carryText);
  const all = counts.new + counts.kept + counts.failed;
  if (all === 0) return <p>{t("noRecipeInFile")}</p>;
  return (
    <p className="text-ink-soft">
      {[
        t("toBringIn", { count: counts.new }),
        counts.kept > 0 && t("haveAlready", { count: counts.kept }),
        counts.failed > 0 && t("cannotBeTaken", { count: counts.failed }),
        t("onlyYou"),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

function Done({ counts, stopped }: { counts: CarryCounts; stopped: "cancelled" | "failed" | null }) {
  const t = useText(carryText);
  return (
    <p className="text-ink-soft">
      {[
        stopped === "cancelled" && t("wasStopped"),
        t("addedNow", { count: counts.added }),
        counts.kept > 0 && t("hadAlready", { count: counts.kept }),
        counts.failed > 0 && t("notTakenNow", { count: counts.failed }),
        stopped !== null && t("othersNotSent"),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}
