import { useText } from "#use-text";
import { variantsText } from "@/messages/en/variants";
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
  const t = useText(variantsText);
  return (
    <>
      <Part name={t("ingredients")} rows={ingredients} textOf={ingredientText} />
      <Part name={t("method")} rows={steps} textOf={({ text }) => text} />
    </>
  );
}

type PartProps<Line> = { name: string; rows: readonly Compared<Line, Line>[]; textOf: (line: Line) => string };

function Part<Line extends { id: string }>({ name, rows, textOf }: PartProps<Line>) {
  const t = useText(variantsText);
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
            <b className="difference-word">{t.known(WORDS[kind])}</b>
            <span className="difference-lines">
              {base && (
                <del>
                  <span className="sr">{t("was")} </span>
                  {textOf(base)}
                </del>
              )}
              {variant && (
                <ins>
                  <span className="sr">{base ? `${t("nowIs")} ` : ""}</span>
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
