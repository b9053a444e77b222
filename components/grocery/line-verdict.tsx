"use client";

import "@/styles/grocery.css";
import { type ReactNode, useState } from "react";
import { toneOf, wordsOf } from "@/components/recipes/tag-words";
import { type JudgedLine, settingWords, toldTags } from "@/components/recipes/told-tags";
import { Chip } from "@/components/ui/chip";
import type { VerdictTagWire } from "@/lib/schemas/recipe-judgement";

type LineVerdictProps = {
  verdict: JudgedLine | null;
  isBought: boolean;
  /** What to do about it. */
  children?: ReactNode;
};

/** Why a line does not fit, or may not. What is grave stands open; what is unknown says so in a word. */
export function LineVerdict({ verdict, isBought, children }: LineVerdictProps) {
  const [open, setOpen] = useState(false);
  if (!verdict) {
    return (
      <div className="grocery-verdict">
        <Chip verdict="unknown">Not checked yet</Chip>
      </div>
    );
  }
  const [gravest, ...others] = toldTags(verdict);
  if (!gravest) return null;
  const isGrave = gravest.kind === "conflict" || gravest.kind === "may_contain";
  const shown = open ? [gravest, ...others] : isGrave && !isBought ? [gravest] : [];
  const hidden = others.length + 1 - shown.length;
  return (
    <div className="grocery-verdict">
      <Chip verdict={toneOf(gravest)}>
        {wordsOf(gravest)}
        {shown.length === 0 && <>: {settingWords(gravest.setting)}</>}
      </Chip>
      {shown.length > 0 && (
        <ul className="grocery-reasons">
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
          className="grocery-why grocery-screen-only"
          onClick={() => setOpen(!open)}
          type="button"
        >
          {open ? "Less" : shown.length === 0 ? "Why?" : `${hidden} more`}
        </button>
      )}
      {children}
    </div>
  );
}

function Reason({ tag, gravest }: { tag: VerdictTagWire; gravest: VerdictTagWire }) {
  return (
    <>
      {wordsOf(tag) !== wordsOf(gravest) && <b>{wordsOf(tag)}. </b>}
      <b>{settingWords(tag.setting)}:</b> {tag.reason}
    </>
  );
}
