import { useText } from "#use-text";
import { NutritionBars, SaltLines } from "@/components/recipes/nutrition-bars";
import { SectionHead } from "@/components/recipes/section-head";
import { cn } from "@/components/ui/variants";
import { amountInWords } from "@/lib/dietary/amount-words";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";
import { recipesText } from "@/messages/en/recipes";
import { terms } from "@/messages/en/terms";

const CELL = "border-line border-b py-2.25";

type NutritionTableProps = { recipe: Pick<RecipeDetailWire, "nutrition" | "judgement" | "sodium_lines"> };

/**
 * The nutrients of one serving, and how much of the recipe they cover. Lines that are not counted make the figures too
 * low, so they must never make a recipe look safe.
 */
export function NutritionTable({ recipe: { nutrition, judgement, sodium_lines: salt } }: NutritionTableProps) {
  const t = useText(recipesText);
  const k = useText(kitchenText);
  const term = useText(terms);
  const disclaimer = t(judgement ? "disclaimer" : "noAdvice");
  if (!nutrition || nutrition.values.length === 0) return null;
  const title = nutrition.per === "serving" ? t("nutritionPerServing") : t("nutritionWhole");
  const share = new Intl.NumberFormat(t.locale, { style: "percent", maximumFractionDigits: 0 });
  const parts = nutrition.in_part
    .map((part) => t("partOf", { of: part.of, share: share.format(part.share) }))
    .join(", ");
  const isWhole = nutrition.coverage >= 1;
  return (
    <section aria-labelledby="nutrition" className="mt-10 break-inside-avoid">
      <SectionHead id="nutrition" title={title} />
      <div className="mt-4 mb-5 grid gap-6">
        <NutritionBars findings={judgement?.findings ?? []} nutrition={nutrition} />
        <SaltLines lines={salt} />
      </div>
      <details>
        <summary className="min-h-[44px] cursor-pointer py-2.5 font-semibold">{t("allFigures")}</summary>
        <table className="w-full border-collapse text-(length:--t-1)">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("nutrient")}</th>
              <th scope="col">{t("amount")}</th>
            </tr>
          </thead>
          <tbody>
            {nutrition.values.map(({ key, label, unit, amount: value, is_at_least: isAtLeast }) => (
              <tr key={key}>
                <th className={cn(CELL, "text-start font-[570]")} scope="row">
                  {term.known(label)}
                </th>
                <td className={cn("num", CELL, "text-end")}>
                  {isAtLeast
                    ? t("atLeast", { amount: k.known(amountInWords(value, unit)) })
                    : k.known(amountInWords(value, unit))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-3 text-ink-soft text-small">
        {[
          t(isWhole ? "coversAll" : "coversSome", { share: share.format(nutrition.coverage) }),
          nutrition.in_part.length > 0 && t("partlyCounted", { parts }),
          disclaimer,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </section>
  );
}
