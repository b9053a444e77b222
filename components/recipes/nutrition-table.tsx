import "@/styles/recipe-view.css";
import { NutritionBars, SaltLines } from "@/components/recipes/nutrition-bars";
import { amountInWords } from "@/lib/dietary/amount-words";
import type { RecipeDetailWire, RecipeNutritionWire } from "@/lib/schemas/recipes";

const share = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

const partsIn = (parts: RecipeNutritionWire["in_part"]): string =>
  parts.map((part) => `${part.of} (about ${share.format(part.share)})`).join(", ");

type NutritionTableProps = { recipe: Pick<RecipeDetailWire, "nutrition" | "judgement" | "sodium_lines"> };

/** What one serving holds, with how much of the recipe the figures cover. What is not counted makes them low, never safe. */
export function NutritionTable({ recipe: { nutrition, judgement, sodium_lines: salt } }: NutritionTableProps) {
  const disclaimer = judgement?.disclaimer ?? "Not medical or allergy advice.";
  if (!nutrition || nutrition.values.length === 0) return null;
  const title = nutrition.per === "serving" ? "Nutrition per serving" : "Nutrition of the whole recipe";
  const isWhole = nutrition.coverage >= 1;
  return (
    <section aria-labelledby="nutrition" className="nutrition">
      <div className="recipe-section-head">
        <h2 id="nutrition">{title}</h2>
      </div>
      <div className="mt-4 mb-5 grid gap-6">
        <NutritionBars findings={judgement?.findings ?? []} nutrition={nutrition} />
        <SaltLines lines={salt} />
      </div>
      <details className="nutrition-figures">
        <summary className="min-h-[44px] cursor-pointer py-2.5 font-semibold">All figures</summary>
        <table>
          <caption className="sr">{title}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">Nutrient</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {nutrition.values.map(({ key, label, unit, amount: value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="num">{amountInWords(value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="small soft">
        Covers {share.format(nutrition.coverage)} of the ingredients
        {isWhole ? "." : "; what is not covered is not counted, so the true figures may be higher."}{" "}
        {nutrition.in_part.length > 0 && `Counted in part, as not all of it is eaten: ${partsIn(nutrition.in_part)}. `}
        {disclaimer}
      </p>
    </section>
  );
}
