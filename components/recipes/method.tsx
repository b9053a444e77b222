"use client";

import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipe-view.css";
import type { ReactNode } from "react";
import { grouped } from "@/components/recipes/grouped";
import type { Cooking } from "@/components/recipes/use-cooking-session";
import { StepNotes } from "@/components/variants/step-notes";
import type { RecipeInstructionWire } from "@/lib/schemas/recipes";
import type { StepNote } from "@/lib/variants/step-swaps";

type MethodProps = {
  instructions: readonly RecipeInstructionWire[];
  cooking: Cooking;
  /** By step: what of it is another food in a version of one's own. */
  notes?: Readonly<Record<string, readonly StepNote[]>>;
  /** Beside the heading. */
  children: ReactNode;
};

export function Method({ instructions, cooking, notes = {}, children }: MethodProps) {
  const t = useText(recipesText);
  return (
    <section aria-labelledby="method">
      <div className="recipe-section-head">
        <h2 id="method">{t("method")}</h2>
        {children}
      </div>
      {cooking.scale !== "1" && <p className="soft small recipe-as-written">{t("onlyTheIngredientList")}</p>}
      <div className="recipe-method">
        {grouped(instructions).map(({ key, group, lines }) => (
          <div key={key}>
            {group && <h3 className="recipe-group">{group}</h3>}
            <ol>
              {lines.map(({ id, text }) => (
                <li key={id}>
                  <button
                    aria-pressed={cooking.isStruck(id)}
                    className="recipe-step"
                    onClick={() => cooking.toggle(id)}
                    type="button"
                  >
                    <span>{text}</span>
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
