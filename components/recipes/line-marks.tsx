"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "#use-text";
import { type JudgedLine, settingWords, shownTags } from "@/components/recipes/shown-tags";
import { tagWords, toneOf } from "@/components/recipes/tag-words";
import { useSpeech } from "@/components/recipes/use-speech";
import type { Speech } from "@/components/recipes/verdict-words";
import { Chip, Tag } from "@/components/ui/chip";
import { cn, tv } from "@/components/ui/variants";
import { VERDICT_WORDS, VerdictBadge } from "@/components/ui/verdict-badge";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

type LineMarksProps = {
  judged: JudgedLine;
  /** The ingredient's text on the page. */
  line: string;
  /** True if the marks are on a line of their own below the ingredient. */
  isAlone?: boolean;
};

const marks = tv({
  base: "group/marks ms-auto flex min-h-11 max-w-full flex-wrap items-center gap-1.5 py-1.5 ps-24 text-start focus-visible:-outline-offset-2 print:min-h-0",
  variants: { isAlone: { true: "justify-start justify-self-start px-0" } },
});

/** The verdict on one line: the worst reason as a chip, all reasons one tap away. A plain match is an icon only. */
export function LineMarks({ judged, line, isAlone = false }: LineMarksProps) {
  const term = useText(terms);
  const t = useText(verdicts);
  const speech = useSpeech();
  const [open, setOpen] = useState(false);
  const reasonsId = useId();
  const tags = shownTags(judged);
  const [worst, ...rest] = tags;
  if (!worst) {
    return (
      <span className={cn("grid px-3", isAlone && "justify-self-start px-0")}>
        <VerdictBadge label={term.known(VERDICT_WORDS[judged.kind])} verdict={judged.kind} />
      </span>
    );
  }
  return (
    <>
      <button
        aria-controls={reasonsId}
        aria-expanded={open}
        className={marks({ isAlone })}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <Chip className="wrap-anywhere whitespace-normal" verdict={toneOf(worst)}>
          <span className="sr-only">{term.known(tagWords(worst))}: </span>
          {markOf(worst, speech)}
        </Chip>
        {rest.length > 0 && <Tag tone="more">{t("lengthMore", { length: rest.length })}</Tag>}
        <span className="sr-only"> {t("whyLine", { line })}</span>
        <ChevronDown className="text-ink-soft group-aria-expanded/marks:rotate-180 print:hidden" size={18} />
      </button>
      {/* Closed by CSS, not by `hidden`, because the reasons are printed. */}
      <ul
        className={cn(
          "grid flex-[1_0_100%] gap-1.5 pb-3.5 ps-24 text-(length:--t-1) text-ink-soft leading-normal",
          !open && "hidden print:grid",
        )}
        id={reasonsId}
      >
        {tags.map((tag) => (
          <li key={settingWords(tag.setting)}>
            <Reason tag={tag} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text of the chip: what advice has found, otherwise the name of the setting. */
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
      <b className="font-[620] text-ink">
        {term.known(tagWords(tag))}: {speech?.setting(setting) ?? settingWords(setting)}.
      </b>{" "}
      {speech?.reason(tag) ?? reason}
    </>
  );
}
