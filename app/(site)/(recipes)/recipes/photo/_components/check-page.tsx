"use client";

import { useState } from "react";
import { useText } from "#use-text";
import type { Problems } from "@/components/recipes/form/draft-problems";
import type { IngredientRow, RecipeDraft, StepRow } from "@/components/recipes/form/recipe-draft";
import { RecipeForm } from "@/components/recipes/form/recipe-form";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { LinkButton } from "@/components/ui/link-button";
import { pagePhoto } from "@/messages/en/page-photo";
import { PagePicture } from "./page-picture";
import { openMark, openRows, type ReadDraft, rowText } from "./read-draft";
import { PHOTO_DRAFT, type usePagePhoto } from "./use-page-photo";

type CheckPageProps = { read: ReadDraft; preview: string | null; page: ReturnType<typeof usePagePhoto> };

const COMPARED = "compared-with-page";

/**
 * Shows the recognised text in the form, with doubtful words marked. It can be saved only after the person has checked
 * every mark and compared the rest with the photo.
 */
export function CheckPage({ read, preview, page }: CheckPageProps) {
  const t = useText(pagePhoto);
  const [isCompared, setCompared] = useState(false);

  function problemsOf(draft: RecipeDraft): Problems {
    const open = openRows(read, draft).map((row) => [row.key, t("isTold")] as const);
    return Object.fromEntries(isCompared ? open : [...open, [COMPARED, t("confirmComparison")]]);
  }

  return (
    <div className="grid gap-5 full:grid-cols-[minmax(0,1fr)_22rem]">
      <RecipeForm
        begun={{
          id: PHOTO_DRAFT,
          draft: read.draft,
          note: (draft) => <ReadNote draft={draft} onDiscard={page.discard} preview={preview} read={read} />,
          noteOf: (row) => <RowNote onSettle={() => page.settle(row.key)} read={read} row={row} />,
          end: (problems) => (
            <Checkbox
              checked={isCompared}
              error={problems[COMPARED] ?? null}
              id={COMPARED}
              label={t("compared")}
              onChange={(event) => setCompared(event.target.checked)}
            />
          ),
          problemsOf,
          onSaved: page.forget,
        }}
        recipe={null}
      />
      {preview && (
        <aside className="-order-1 full:order-none">
          <div className="full:sticky full:top-6">
            <PagePicture preview={preview} />
          </div>
        </aside>
      )}
    </div>
  );
}

type ReadNoteProps = { read: ReadDraft; draft: RecipeDraft; preview: string | null; onDiscard: () => void };

function ReadNote({ read, draft, preview, onDiscard }: ReadNoteProps) {
  const t = useText(pagePhoto);
  const open = openRows(read, draft).length;
  return (
    <Callout tone="unknown">
      <div className="grid gap-2">
        <p role="status">
          <b>{t("readByMachine")}</b> {t("compare")} {open > 0 && t("lines", { count: open })}
        </p>
        {!read.isSorted && <p>{t("notSorted")}</p>}
        {preview === null && <p>{t("stillHere")}</p>}
        {read.leftOut.length > 0 && (
          <div>
            <p>{t("leftOut")}</p>
            <ul className="m-0 ps-5 [overflow-wrap:anywhere]">
              {read.leftOut.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <LinkButton onClick={onDiscard}>{t("throwAway")}</LinkButton>
        </p>
      </div>
    </Callout>
  );
}

type RowNoteProps = { read: ReadDraft; row: IngredientRow | StepRow; onSettle: () => void };

function RowNote({ read, row, onSettle }: RowNoteProps) {
  const t = useText(pagePhoto);
  const mark = openMark(read, row);
  if (!mark) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-unknown-tint px-3 py-1.5 text-small [overflow-wrap:anywhere]">
      <span>
        {mark.doubtful.length > 0 && t("doubtful", { words: mark.doubtful.join(" · ") })} {mark.isAfterGap && t("gap")}
      </span>
      <Button aria-label={t("isRightOf", { line: rowText(row) })} onClick={onSettle} size="sm">
        {t("isRight")}
      </Button>
    </div>
  );
}
