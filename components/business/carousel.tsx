"use client";

import "@/styles/carousel.css";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useAutoAdvance, useReducedMotion } from "@/components/ui/use-auto-advance";

const ADVANCE_MS = 6000;

export type Slide = { title: string; content: ReactNode };

type CarouselProps = {
  /** What the slides show, for screen readers. */
  label: string;
  slides: readonly Slide[];
};

/**
 * Slides that move on by themselves, except under the pointer, with focus inside, when paused, and for
 * people who asked for less motion. All of them lie in one place, so the height never changes.
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
      className="carousel"
      onBlur={onBlur}
      onFocus={() => setFocused(true)}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
    >
      <SlideStack live={!running} shown={shown} slides={slides} />
      <div className="carousel-bar">
        <Dots onSelect={go} shown={shown} slides={slides} />
        <div className="carousel-steps">
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
    <div aria-live={live ? "polite" : "off"} className="carousel-stack">
      {slides.map(({ title, content }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern, not a fieldset
        <div
          aria-labelledby={`${id}-${index}`}
          aria-roledescription="slide"
          className="carousel-slide"
          data-shown={index === shown || undefined}
          key={title}
          role="group"
        >
          <h3 id={`${id}-${index}`}>{title}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}

function Dots({ slides, shown, onSelect }: SlidesProps & { onSelect: (index: number) => void }) {
  return (
    <div className="carousel-dots">
      {slides.map(({ title }, index) => (
        <button
          aria-current={index === shown ? "true" : undefined}
          aria-label={`Show slide ${index + 1} of ${slides.length}: ${title}`}
          key={title}
          onClick={() => onSelect(index)}
          type="button"
        />
      ))}
    </div>
  );
}
