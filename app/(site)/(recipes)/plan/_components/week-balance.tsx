import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { DAY_SOURCE } from "@/lib/dietary/day-amounts";
import { weekdayOf } from "@/lib/meal-plan/week";
import { type NutrientBalance, weekBalance } from "@/lib/meal-plan/week-balance";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import { recipesText } from "@/messages/en/recipes";
import { terms } from "@/messages/en/terms";

/** A full bar means one and a half daily amounts, so that an excess is visible too. */
const FULL = 1.5;
const HEIGHT = 30;

/** The nutrients of the planned dishes for one person, day by day, compared with a daily amount. */
export function WeekBalance({ plan }: { plan: PlanWire }) {
  const t = useText(planText);
  const recipe = useText(recipesText);
  const { dishes, known, uncounted, nutrients } = weekBalance(plan);
  if (nutrients.length === 0) return null;
  return (
    <section aria-labelledby="week-balance" className="mt-10">
      <h2 className="m-0" id="week-balance">
        {t("theWeeksBalance")}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {t("balanceExplained")}{" "}
        {known < dishes ? <b className="text-ink">{t("knownOfDishes", { known, dishes })}</b> : t("elseNotCounted")}{" "}
        {uncounted > 0 && <b className="text-ink">{t("ingredientsUncounted", { count: uncounted })}</b>}
      </p>
      <ul className="m-0 mt-4 grid list-none gap-x-8 gap-y-5 p-0 tablet:grid-cols-2 wide:grid-cols-3">
        {nutrients.map((each) => (
          <Nutrient balance={each} key={each.against.key} />
        ))}
      </ul>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 underline">{t("asATable")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section aria-label={t("balanceTable")} className="overflow-x-auto" tabIndex={0}>
          <BalanceTable nutrients={nutrients} />
        </section>
      </details>
      <p className="m-0 mt-3 text-ink-soft text-small">
        {t("dayAmountSource", { day_source: recipe.known(DAY_SOURCE) })}
      </p>
    </section>
  );
}

function Nutrient({ balance: { against, label, days, mean } }: { balance: NutrientBalance }) {
  const t = useText(planText);
  const term = useText(terms);
  const at = (share: number) => HEIGHT - (Math.min(FULL, share) / FULL) * HEIGHT;
  return (
    <li className="grid gap-1">
      <p className="m-0 flex flex-wrap justify-between gap-x-3 text-small">
        <b>{term.known(label)}</b>
        <span className="num text-ink-soft">
          {t(days.some(({ isAtLeast }) => isAtLeast) ? "meanAtLeast" : "dayMean", {
            mean: new Intl.NumberFormat(t.locale, { style: "percent", maximumFractionDigits: 0 }).format(
              mean / against.amount,
            ),
          })}
        </span>
      </p>
      <svg aria-hidden="true" className="block h-9 w-full" preserveAspectRatio="none" viewBox={`0 0 70 ${HEIGHT}`}>
        <rect className="fill-sunk" height={HEIGHT} rx="1" width="70" />
        {days.map(({ day, amount }, index) => {
          if (amount === null) return null;
          const share = amount / against.amount;
          const isOver = against.kind === "limit" && share > 1;
          return (
            <rect
              className={cn(isOver ? "fill-slate-ink" : against.kind === "limit" ? "fill-saffron" : "fill-herb")}
              height={Math.max(0.6, HEIGHT - at(share))}
              key={day}
              width="8"
              x={index * 10 + 1}
              y={Math.min(at(share), HEIGHT - 0.6)}
            />
          );
        })}
        <rect className="fill-ink" height="0.7" width="70" y={at(1)} />
      </svg>
    </li>
  );
}

const BalanceTable = ({ nutrients }: { nutrients: readonly NutrientBalance[] }) => {
  const t = useText(planText);
  const term = useText(terms);
  const amountText = new Intl.NumberFormat(t.locale, { maximumSignificantDigits: 2 });
  return (
    <table className="w-full min-w-[40rem] border-collapse text-small">
      <thead>
        <tr>
          <th className="py-2 text-start" scope="col">
            {t("nutrient")}
          </th>
          {nutrients[0]?.days.map(({ day }) => (
            <th className="px-2 py-2 text-end" key={day} scope="col">
              {weekdayOf(day, t.locale).slice(0, 3)}
            </th>
          ))}
          <th className="px-2 py-2 text-end" scope="col">
            {t("aDay")}
          </th>
        </tr>
      </thead>
      <tbody>
        {nutrients.map(({ against, label, unit, days }) => (
          <tr className="border-0 border-line border-t border-solid" key={against.key}>
            <th className="py-2 text-start font-normal" scope="row">
              {term.known(label)}, {unit}
            </th>
            {days.map(({ day, amount, isAtLeast }) => (
              <td className="num px-2 py-2 text-end" key={day}>
                {amount === null ? "–" : `${isAtLeast ? "≥ " : ""}${amountText.format(amount)}`}
              </td>
            ))}
            <td className="num px-2 py-2 text-end text-ink-soft">{amountText.format(against.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
