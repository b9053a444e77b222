"use client";

import { Printer } from "lucide-react";
import { useStruck } from "@/components/recipes/use-struck";
import { Button } from "@/components/ui/button";
import type { RecipeInstructionWire } from "@/lib/schemas/recipes";

type MethodProps = {
  instructions: readonly RecipeInstructionWire[];
  isScaled: boolean;
};

export function Method({ instructions, isScaled }: MethodProps) {
  const { isStruck, toggle } = useStruck();
  return (
    <section aria-labelledby="method">
      <div className="recipe-section-head">
        <h2 id="method">Method</h2>
        <Button className="recipe-screen-only" onClick={() => window.print()} size="sm">
          <Printer size={18} />
          Print
        </Button>
      </div>
      {isScaled && (
        <p className="soft small recipe-as-written">
          Only the ingredient list is scaled: amounts and times in the steps are as written.
        </p>
      )}
      <ol className="recipe-method">
        {instructions.map(({ id, text }) => (
          <li key={id}>
            <button aria-pressed={isStruck(id)} className="recipe-step" onClick={() => toggle(id)} type="button">
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
