"use client";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useAutoAdvance, useReducedMotion } from "@/components/ui/use-auto-advance";

const ADVANCE_MS = 6000;

export type Slide = { title: string; content: ReactNode };

type CarouselProps = {
  /** The name of the slides for screen readers. */
  label: string;
  slides: readonly Slide[];
};

/**
 * Slides that advance by themselves, except under the pointer, with focus inside, when paused, and for people who
 * prefer reduced motion. All slides share one grid cell, so the height never changes.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const running = !(paused || hovered || focused || reducedMotion);
  const go = (index: number) => setShown((index + slides.length) % slides.length);
  useAutoAdvance(running, ADVANCE_MS, shown, () => go(shown + 1));

  const onBlur = (event: FocusEvent<HTMLElement>) =>
    setFocused(event.currentTarget.contains(event.relatedTarget as Node | null));
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className="rounded-card border border-line bg-raised shadow-card"
      onBlur={onBlur}
      onFocus={() => setFocused(true)}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
    >
      <SlideStack live={!running} shown={shown} slides={slides} />
      <div className="flex items-center justify-between border-line border-t px-2.5 py-2 nav:px-[26px] nav:py-2.5">
        <Dots onSelect={go} shown={shown} slides={slides} />
        <div className="flex gap-1">
          {!reducedMotion && (
            <IconButton label={paused ? "Play slides" : "Pause slides"} onClick={() => setPaused(!paused)}>
              {paused ? <Play size={20} /> : <Pause size={20} />}
            </IconButton>
          )}
          <IconButton label="Previous slide" onClick={() => go(shown - 1)} variant="line">
            <ChevronLeft size={20} />
          </IconButton>
          <IconButton label="Next slide" onClick={() => go(shown + 1)} variant="line">
            <ChevronRight size={20} />
          </IconButton>
        </div>
      </div>
    </section>
  );
}

type SlidesProps = { slides: readonly Slide[]; shown: number };

function SlideStack({ slides, shown, live }: SlidesProps & { live: boolean }) {
  const id = useId();
  return (
    <div aria-live={live ? "polite" : "off"} className="grid">
      {slides.map(({ title, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern, not a fieldset
        <div
          aria-labelledby={`${id}-${index}`}
          aria-roledescription="slide"
          className="invisible relative [grid-area:1/1] min-w-0 px-4.5 py-5.5 opacity-0 data-shown:visible data-shown:opacity-100 motion-safe:data-shown:transition-opacity motion-safe:data-shown:duration-(--quick) nav:px-9 nav:py-8"
          data-shown={index === shown || undefined}
          key={title}
          role="group"
        >
          <h3 className="text-step-2" id={`${id}-${index}`}>
            {title}
          </h3>
          {content}
        </div>
      ))}
    </div>
  );
}

function Dots({ slides, shown, onSelect }: SlidesProps & { onSelect: (index: number) => void }) {
  return (
    <div className="flex gap-1">
      {slides.map(({ title }, index) => (
        <button
          aria-current={index === shown ? "true" : undefined}
          className="grid size-11 place-items-center before:size-3 before:rounded-full before:border-2 before:border-control aria-[current]:before:border-herb aria-[current]:before:bg-herb forced-colors:aria-[current]:before:border-[Highlight] forced-colors:aria-[current]:before:bg-[Highlight] forced-colors:aria-[current]:before:forced-color-adjust-none"
          aria-label={`Show slide ${index + 1} of ${slides.length}: ${title}`}
          key={title}
          onClick={() => onSelect(index)}
          type="button"
        />
      ))}
    </div>
  );
}
