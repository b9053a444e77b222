"use client";

import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { type JudgedLine, settingWords, shownTags } from "@/components/recipes/shown-tags";
import { tagWords, toneOf } from "@/components/recipes/tag-words";
import { useSpeech } from "@/components/recipes/use-speech";
import { CheckLine } from "@/components/ui/check-state";
import { Chip } from "@/components/ui/chip";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";
import { groceryText } from "@/messages/en/grocery";
import { terms } from "@/messages/en/terms";

/** A row of its own below the name. */
const VERDICT = "col-span-full flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5 pb-3 ps-13 text-(length:--t-1)";

type LineVerdictProps = {
  verdict: JudgedLine | null;
  isBought: boolean;
  /** Actions that resolve the conflict. */
  children?: ReactNode;
};

/** Says why a line does not fit, or may not. Grave reasons are shown in full; "unknown" is a single word. */
export function LineVerdict({ verdict, isBought, children }: LineVerdictProps) {
  const t = useText(groceryText);
  const term = useText(terms);
  const speech = useSpeech();
  const [open, setOpen] = useState(false);
  if (!verdict) {
    return (
      <div className={VERDICT}>
        <CheckLine state="unchecked">{t("notCheckedYet")}</CheckLine>
      </div>
    );
  }
  const [gravest, ...others] = shownTags(verdict);
  if (!gravest) return null;
  const isGrave = gravest.kind === "conflict" || gravest.kind === "may_contain";
  const shown = open ? [gravest, ...others] : isGrave && !isBought ? [gravest] : [];
  const hidden = others.length + 1 - shown.length;
  return (
    <div className={VERDICT}>
      <Chip verdict={toneOf(gravest)}>
        {term.known(tagWords(gravest))}
        {shown.length === 0 && <>: {speech?.setting(gravest.setting) ?? settingWords(gravest.setting)}</>}
      </Chip>
      {shown.length > 0 && (
        <ul className="wrap-anywhere grid min-w-0 flex-[1_1_180px] gap-1">
          {shown.map((tag) => (
            <li key={settingWords(tag.setting)}>
              <Reason gravest={gravest} tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {(hidden > 0 || open) && (
        <button
          aria-expanded={open}
          className="-my-2.5 min-h-11 px-1.5 underline underline-offset-4 print:hidden"
          onClick={() => setOpen(!open)}
          type="button"
        >
          {open ? t("less") : shown.length === 0 ? t("why") : t("hiddenMore", { hidden })}
        </button>
      )}
      {children}
    </div>
  );
}

function Reason({ tag, gravest }: { tag: VerdictTagWire; gravest: VerdictTagWire }) {
  const term = useText(terms);
  const speech = useSpeech();
  return (
    <>
      {tagWords(tag) !== tagWords(gravest) && <b>{term.known(tagWords(tag))}. </b>}
      <b>{speech?.setting(tag.setting) ?? settingWords(tag.setting)}:</b> {speech?.reason(tag) ?? tag.reason}
    </>
  );
}
