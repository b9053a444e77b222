"use client";

import "@/styles/recipe-view.css";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { isAdvice, type JudgedLine, settingWords, toldTags } from "@/components/recipes/told-tags";
import { Chip, Tag } from "@/components/ui/chip";
import { VERDICT_WORDS, VerdictBadge } from "@/components/ui/verdict-badge";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";

const MAX_TAGS = 3;

type LineMarksProps = {
  judged: JudgedLine;
  /** The ingredient as it stands on the page. */
  line: string;
};

/** What the person's ID says of one line; the reasons are one tap away. A plain match is a sign alone. */
export function LineMarks({ judged, line }: LineMarksProps) {
  const [open, setOpen] = useState(false);
  const reasonsId = useId();
  const tags = toldTags(judged);
  if (tags.length === 0) {
    return (
      <span className="line-match">
        <VerdictBadge label={VERDICT_WORDS[judged.kind]} verdict={judged.kind} />
      </span>
    );
  }
  const left = tags.length - MAX_TAGS;
  return (
    <>
      <button
        aria-controls={reasonsId}
        aria-expanded={open}
        className="line-marks"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {tags.slice(0, MAX_TAGS).map((tag) => (
          <Chip key={settingWords(tag.setting)} verdict={toneOf(tag)}>
            <span className="sr">{wordsOf(tag)}: </span>
            {settingWords(tag.setting)}
          </Chip>
        ))}
        {left > 0 && <Tag tone="more">+{left} more</Tag>}
        <span className="sr"> Why? {line}</span>
        <ChevronDown className="line-marks-open recipe-screen-only" size={18} />
      </button>
      {/* Closed by style, not by `hidden`: on paper the reasons stand there. */}
      <ul className="line-reasons" data-open={open || undefined} id={reasonsId}>
        {tags.map((tag) => (
          <li key={settingWords(tag.setting)}>
            <Reason tag={tag} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Advice has a quiet hue of its own, and never that of a conflict. */
const toneOf = (tag: VerdictTagWire): VerdictTagWire["kind"] => (isAdvice(tag) ? "info" : tag.kind);

const wordsOf = (tag: VerdictTagWire): string =>
  isAdvice(tag) && tag.kind !== "match"
    ? "Good to know"
    : tag.check_label
      ? "Check the label"
      : VERDICT_WORDS[tag.kind];

function Reason({ tag }: { tag: VerdictTagWire }) {
  const { setting, text, reason, provenance } = tag;
  return (
    <>
      <b>
        {wordsOf(tag)}: {settingWords(setting)}.
      </b>{" "}
      {text && <q>{text}</q>} {reason}
      {provenance === "inferred" && " This is a guess from its name, not something we know."}
    </>
  );
}
