import "@/styles/variants.css";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeIngredientWire, RecipeInstructionWire } from "@/lib/schemas/recipes";
import type { Compared, ComparedKind } from "@/lib/variants/compare-lines";

type DifferenceListProps = {
  ingredients: readonly Compared<RecipeIngredientWire, RecipeIngredientWire>[];
  steps: readonly Compared<RecipeInstructionWire, RecipeInstructionWire>[];
};

const WORDS: Record<Exclude<ComparedKind, "same" | "uncompared">, string> = {
  changed: "Changed",
  added: "Added",
  removed: "Left out",
};

/** Every line that is not as the base has it: what it says there, and what it says here. */
export function DifferenceList({ ingredients, steps }: DifferenceListProps) {
  return (
    <>
      <Part name="Ingredients" rows={ingredients} textOf={ingredientText} />
      <Part name="Method" rows={steps} textOf={({ text }) => text} />
    </>
  );
}

type PartProps<Line> = { name: string; rows: readonly Compared<Line, Line>[]; textOf: (line: Line) => string };

function Part<Line extends { id: string }>({ name, rows, textOf }: PartProps<Line>) {
  const told = rows.flatMap(({ kind, base, variant }) =>
    kind === "same" || kind === "uncompared" ? [] : [{ kind, base, variant }],
  );
  if (told.length === 0) return null;
  return (
    <>
      <h3 className="difference-part">{name}</h3>
      <ul className="differences">
        {told.map(({ kind, base, variant }) => (
          <li className="difference" data-kind={kind} key={`${base?.id ?? ""} ${variant?.id ?? ""}`}>
            <b className="difference-word">{WORDS[kind]}</b>
            <span className="difference-lines">
              {base && (
                <del>
                  <span className="sr">was </span>
                  {textOf(base)}
                </del>
              )}
              {variant && (
                <ins>
                  <span className="sr">{base ? "now " : ""}</span>
                  {textOf(variant)}
                </ins>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
