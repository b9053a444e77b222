"use client";

import type { FormEvent } from "react";
import { useText } from "#use-text";
import { isDoubtful } from "@/components/recipes/review/review-found";
import { type Reviewed, useReview } from "@/components/recipes/review/use-review";
import type { Given } from "@/components/recipes/several/use-choice";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextArea, TextField } from "@/components/ui/field";
import { MAX_INGREDIENT_LENGTH } from "@/lib/schemas/recipe-limits";
import type { ReviewedLineWire, ReviewReason, ReviewWire } from "@/lib/schemas/reviewed-lines";
import { reviewText } from "@/messages/en/review-lines";

type ReviewLinesProps = { review: ReviewWire; given: Given; onSaved: (saved: Reviewed) => void };

/** A recipe's lines before it is saved: the doubtful ones first, each beside the words that it was read from. */
export function ReviewLines({ review, given, onSaved }: ReviewLinesProps) {
  const t = useText(reviewText);
  const { busy, texts, change, save } = useReview(review, given, onSaved);
  const rows = review.lines.map((line, at) => ({ line, at }));
  const [doubtful, others] = [
    rows.filter(({ line }) => isDoubtful(line)),
    rows.filter(({ line }) => !isDoubtful(line)),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const field = ({ line, at }: (typeof rows)[number]) => (
    <Row key={at} line={line} onChange={(text) => change(at, text)} text={texts[at] ?? line.line} />
  );
  return (
    <form className="grid w-full grid-cols-1 gap-4 print:hidden" onSubmit={submit}>
      <Callout tone="unknown">
        <p>{t.rich("toLookAt", { count: doubtful.length, b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
      <p className="wrap-anywhere m-0 font-semibold font-serif text-step-1">{review.title}</p>
      <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0">{doubtful.map(field)}</ul>
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{t("others", { count: others.length })}</summary>
          <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 pt-2">{others.map(field)}</ul>
        </details>
      )}
      <p className="text-ink-soft text-small">
        {t("emptied")} {review.recipe_id !== null && t("inVersion")}
      </p>
      <div>
        <Button busy={busy} type="submit" variant="primary">
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

type RowProps = { line: ReviewedLineWire; text: string; onChange: (text: string) => void };

function Row({ line, text, onChange }: RowProps) {
  const t = useText(reviewText);
  const { line: read, from, reasons, source } = line;
  const label = t("ingredientAsRead", { line: read });
  // A line that may be several gets room for several.
  const isWide = text.includes("\n") || reasons.some(({ why }) => why === "two_foods" || why === "hardly_one");
  const isOffered = from !== null && from !== text && reasons.some(({ why }) => why.startsWith("other_"));
  const props = { autoComplete: "off", label, value: text };
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1.5">
      {from !== null && (
        <p className="wrap-anywhere text-small">
          <span className="text-ink-soft">{t(source === "text" ? "textSays" : "pageSays")}:</span> “{from}”
        </p>
      )}
      {isWide ? (
        <TextArea
          {...props}
          maxLength={2 * MAX_INGREDIENT_LENGTH}
          onChange={(event) => onChange(event.target.value)}
          rows={3}
        />
      ) : (
        <TextField {...props} maxLength={MAX_INGREDIENT_LENGTH} onChange={(event) => onChange(event.target.value)} />
      )}
      {reasons.map((reason) => (
        <p className="wrap-anywhere text-small" key={`${reason.part} ${reason.why}`}>
          <b className="font-[650]">{t(reason.part)}:</b> {said(t, reason)}
        </p>
      ))}
      {isOffered && (
        <div>
          <Button aria-label={t("takeTheseNamed", { text: from })} onClick={() => onChange(from)} size="sm">
            {t("takeThese")}
          </Button>
        </div>
      )}
    </li>
  );
}

type Say = ReturnType<typeof useText<typeof reviewText>>;

const said = (t: Say, { why, words = [] }: ReviewReason): string =>
  why === "unknown_words" ? t(why, { words: words.join(" ") }) : t(why);
