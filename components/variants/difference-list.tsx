import { useText } from "#use-text";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeIngredientWire, RecipeInstructionWire } from "@/lib/schemas/recipes";
import type { Compared, ComparedKind } from "@/lib/variants/compare-lines";
import { variantsText } from "@/messages/en/variants";

type DifferenceListProps = {
  ingredients: readonly Compared<RecipeIngredientWire, RecipeIngredientWire>[];
  steps: readonly Compared<RecipeInstructionWire, RecipeInstructionWire>[];
};

const WORDS: Record<Exclude<ComparedKind, "same" | "uncompared">, string> = {
  changed: "Changed",
  added: "Added",
  removed: "Left out",
};

/** Every line that differs from the base, with both texts. */
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
  const differences = rows.flatMap(({ kind, base, variant }) =>
    kind === "same" || kind === "uncompared" ? [] : [{ kind, base, variant }],
  );
  if (differences.length === 0) return null;
  return (
    <>
      <h3 className="mt-1 font-sans font-semibold text-(length:--t0) leading-[1.3]">{name}</h3>
      <ul>
        {differences.map(({ kind, base, variant }) => (
          <li
            className="grid grid-cols-[84px_minmax(0,1fr)] gap-3 border-line border-b py-2.5"
            data-kind={kind}
            key={`${base?.id ?? ""} ${variant?.id ?? ""}`}
          >
            <b>{t.known(WORDS[kind])}</b>
            <span className="wrap-anywhere grid gap-0.5">
              {base && (
                <del className="text-ink-soft decoration-1">
                  <span className="sr-only">{t("was")} </span>
                  {textOf(base)}
                </del>
              )}
              {variant && (
                <ins className="no-underline">
                  <span className="sr-only">{base ? `${t("nowIs")} ` : ""}</span>
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
