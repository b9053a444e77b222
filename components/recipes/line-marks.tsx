"use client";

import { useText } from "#use-text";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import "@/styles/recipe-view.css";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { toneOf, wordsOf } from "@/components/recipes/tag-words";
import { type JudgedLine, settingWords, toldTags } from "@/components/recipes/told-tags";
import { useSpeech } from "@/components/recipes/use-speech";
import type { Speech } from "@/components/recipes/verdict-words";
import { Chip, Tag } from "@/components/ui/chip";
import { VERDICT_WORDS, VerdictBadge } from "@/components/ui/verdict-badge";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";

type LineMarksProps = {
  judged: JudgedLine;
  /** The ingredient as it stands on the page. */
  line: string;
};

/** What the person's ID says of one line; the worst as one chip, the reasons one tap away. A plain match is a sign alone. */
export function LineMarks({ judged, line }: LineMarksProps) {
  const term = useText(terms);
  const t = useText(verdicts);
  const speech = useSpeech();
  const [open, setOpen] = useState(false);
  const reasonsId = useId();
  const tags = toldTags(judged);
  const [worst, ...rest] = tags;
  if (!worst) {
    return (
      <span className="line-match">
        <VerdictBadge label={term.known(VERDICT_WORDS[judged.kind])} verdict={judged.kind} />
      </span>
    );
  }
  return (
    <>
      <button
        aria-controls={reasonsId}
        aria-expanded={open}
        className="line-marks"
        onClick={() => setOpen(!open)}
        type="button"
      >
        <Chip verdict={toneOf(worst)}>
          <span className="sr">{term.known(wordsOf(worst))}: </span>
          {markOf(worst, speech)}
        </Chip>
        {rest.length > 0 && <Tag tone="more">{t("lengthMore", { length: rest.length })}</Tag>}
        <span className="sr"> {t("whyLine", { line })}</span>
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

/** What stands in the chip: the finding where advice has one, else whose setting it is about. */
function markOf({ finding, found, setting }: VerdictTagWire, speech: Speech | null): string {
  if (!speech) return finding ?? settingWords(setting);
  return found ? speech.found(found) : speech.setting(setting);
}

function Reason({ tag }: { tag: VerdictTagWire }) {
  const term = useText(terms);
  const speech = useSpeech();
  const { setting, reason } = tag;
  return (
    <>
      <b>
        {term.known(wordsOf(tag))}: {speech?.setting(setting) ?? settingWords(setting)}.
      </b>{" "}
      {speech?.reason(tag) ?? reason}
    </>
  );
}
