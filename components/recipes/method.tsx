"use client";

import type { ReactNode } from "react";
import { useText } from "#use-text";
import { grouped } from "@/components/recipes/grouped";
import { STRUCK } from "@/components/recipes/ingredient-line";
import { GroupHeading, SectionHead } from "@/components/recipes/section-head";
import { StepNotes } from "@/components/recipes/step-notes";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { cn } from "@/components/ui/variants";
import type { RecipeInstructionWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";
import { recipesText } from "@/messages/en/recipes";

const NUMBER =
  "before:font-[480] before:font-serif before:text-[1.9375rem] before:text-herb before:leading-[1.05] before:content-[counter(step)/''] aria-pressed:before:text-ink-soft";
const STEP = cn(
  "wrap-anywhere group/struck grid w-full grid-cols-[44px_minmax(0,1fr)] gap-2 border-line border-b py-4.5 text-start text-[1.0625rem] leading-[1.6] hover:bg-sunk print:py-2.5",
  NUMBER,
);

type MethodProps = {
  instructions: readonly RecipeInstructionWire[];
  cooking: Cooking;
  /** By step: notes on the foods that differ in a variant. */
  notes?: Readonly<Record<string, readonly StepNote[]>>;
  /** Rendered beside the heading. */
  children: ReactNode;
};

export function Method({ instructions, cooking, notes = {}, children }: MethodProps) {
  const t = useText(recipesText);
  return (
    <section aria-labelledby="method">
      <SectionHead id="method" title={t("method")}>
        {children}
      </SectionHead>
      {cooking.scale !== "1" && (
        <p className="border-line border-b py-3 text-ink-soft text-small">{t("scalingExplained")}</p>
      )}
      <div className="[counter-reset:step]">
        {grouped(instructions).map(({ key, group, lines }) => (
          <div key={key}>
            {group && <GroupHeading>{group}</GroupHeading>}
            <ol>
              {lines.map(({ id, text }) => (
                <li className="[counter-increment:step]" key={id}>
                  <button
                    aria-pressed={cooking.isStruck(id)}
                    className={STEP}
                    onClick={() => cooking.toggle(id)}
                    type="button"
                  >
                    <span className={cn("max-w-[62ch]", STRUCK)}>{text}</span>
                  </button>
                  <StepNotes notes={notes[id] ?? []} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
