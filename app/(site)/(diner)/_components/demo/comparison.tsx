"use client";

import { type ReactNode, useId, useState } from "react";
import { useText } from "#use-text";
import { BackIcon, OnIcon, PauseIcon, PlayIcon } from "@/components/ui/frame-icons";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TabList } from "@/components/ui/tabs";
import { useAutoAdvance, useReducedMotion } from "@/components/ui/use-auto-advance";
import { home } from "@/messages/en/home";

const ADVANCE_MS = 8000;
const SIDES = [
  { value: "printed", label: "As printed" },
  { value: "read", label: "With the ID" },
] as const;
type Side = (typeof SIDES)[number]["value"];

export type ComparedPage<Key extends string> = { key: Key; label: string; printed: ReactNode; read: ReactNode };

type ComparisonProps<Key extends string> = {
  pages: readonly ComparedPage<Key>[];
  /** Explains the marks, below the pages. */
  legend: ReactNode;
};

/**
 * The same page before and after, for one of several pages at a time. Pages change by themselves, except under the
 * pointer, with focus inside, when paused, and for people who prefer reduced motion; all share one grid cell, so the
 * height never changes. Where the two versions do not fit side by side, the reader chooses one.
 */
export function Comparison<Key extends string>({ pages, legend }: ComparisonProps<Key>) {
  const t = useText(home);
  const idBase = useId();
  const [shown, setShown] = useState(0);
  const [side, setSide] = useState<Side>("read");
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const go = (index: number) => setShown((index + pages.length) % pages.length);
  useAutoAdvance(!(paused || hovered || focused || reducedMotion), ADVANCE_MS, shown, () => go(shown + 1));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading.
    <div
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onFocus={() => setFocused(true)}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
    >
      <TabList
        idBase={idBase}
        label={t("usedWhere")}
        look="index"
        onSelect={(key) => setShown(pages.findIndex((page) => page.key === key))}
        panelPerTab
        tabs={pages}
        value={(pages[shown] ?? pages[0])?.key as Key}
      />
      <div className="group sheet" data-shown-side={side}>
        <div className="px-4.5 pt-3.5 nav:hidden">
          <SegmentedControl
            label={t("whichOfTheTwo")}
            onChange={setSide}
            options={SIDES.map(({ value, label }) => ({ value, label: t.known(label) }))}
            value={side}
            wide
          />
        </div>
        <div className="grid">
          {pages.map(({ key, printed, read }, index) => (
            <div
              aria-labelledby={`${idBase}-${key}`}
              className="invisible grid min-w-0 grid-cols-[minmax(0,1fr)] [grid-area:1/1] data-shown:visible nav:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)]"
              data-shown={index === shown || undefined}
              id={`${idBase}-panel-${key}`}
              key={key}
              role="tabpanel"
            >
              {printed}
              {read}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-4.5 py-2.5 nav:pe-6 nav:ps-9">
          {legend}
          <div className="ms-auto flex items-center gap-1">
            <IconButton label={t("previousPage")} onClick={() => go(shown - 1)}>
              <BackIcon size={20} />
            </IconButton>
            <span className="small num">{t("shownOfLength", { shown: shown + 1, length: pages.length })}</span>
            <IconButton label={t("nextPage")} onClick={() => go(shown + 1)}>
              <OnIcon size={20} />
            </IconButton>
            {!reducedMotion && (
              <IconButton label={paused ? t("playPages") : t("pausePages")} onClick={() => setPaused(!paused)}>
                {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
              </IconButton>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
