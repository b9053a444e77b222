import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { amountInWords } from "@/lib/dietary/amount-words";
import { DAY_AMOUNTS, DAY_SOURCE, type DayAmount } from "@/lib/dietary/day-amounts";
import type { Say } from "@/lib/i18n/area";
import type { RecipeDetailWire, RecipeNutritionWire } from "@/lib/schemas/recipes";
import { kitchenText } from "@/messages/en/kitchen";
import { recipesText } from "@/messages/en/recipes";
import { terms } from "@/messages/en/terms";

const DIGITS = 2;
const percentIn = (locale: string) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

type Finding = NonNullable<RecipeDetailWire["judgement"]>["findings"][number];
type NutritionBarsProps = {
  nutrition: RecipeNutritionWire;
  /** The nutrients that exceed the limits of somebody at the table. */
  findings: readonly Finding[];
};

/**
 * Each nutrient of a serving relative to a daily amount. If it exceeds somebody's limit, the limit is shown too.
 */
export function NutritionBars({ nutrition, findings }: NutritionBarsProps) {
  const t = useText(recipesText);
  const rows = DAY_AMOUNTS.flatMap((day) => {
    const value = nutrition.values.find(({ key }) => key === day.key);
    return value ? [{ day, value, finding: findings.find(({ nutrient }) => nutrient === day.key) }] : [];
  });
  if (rows.length === 0 || nutrition.per !== "serving") return null;
  return (
    <div className="grid gap-3">
      <ul className="m-0 grid list-none gap-x-8 gap-y-2.5 p-0 tablet:grid-cols-2">
        {rows.map((row) => (
          <Bar key={row.day.key} {...row} />
        ))}
      </ul>
      <p className="small soft m-0">
        {t(nutrition.coverage < 1 ? "besideADayKnown" : "besideADay", { source: t.known(DAY_SOURCE) })}
      </p>
    </div>
  );
}

type BarProps = { day: DayAmount; value: RecipeNutritionWire["values"][number]; finding: Finding | undefined };

function Bar({ day, value, finding }: BarProps) {
  const t = useText(recipesText);
  const k = useText(kitchenText);
  const term = useText(terms);
  const percent = percentIn(t.locale);
  const share = value.amount / day.amount;
  const amount = k.known(amountInWords(value.amount, value.unit, DIGITS));
  const limitAt = finding ? Math.min(1, finding.limit / day.amount) * 100 : null;
  return (
    <li className="grid gap-1">
      <p className="m-0 flex flex-wrap justify-between gap-x-3 text-small">
        <b>{term.known(value.label)}</b>
        <span className="num text-ink-soft">
          {t("shareOfDay", {
            amount: value.is_at_least ? t("atLeast", { amount }) : amount,
            share: percent.format(share),
          })}
        </span>
      </p>
      <svg aria-hidden="true" className="block h-2.5 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
        <rect className="fill-sunk" height="10" rx="1.5" width="100" />
        <rect
          className={cn(finding ? "fill-slate-ink" : day.kind === "limit" ? "fill-saffron" : "fill-herb")}
          height="10"
          rx="1.5"
          width={Math.max(0.8, Math.min(1, share) * 100)}
        />
        {limitAt !== null && <rect className="fill-ink" height="10" width="0.8" x={limitAt - 0.4} />}
      </svg>
      {finding && (
        <p className="m-0 text-small text-ink-soft">
          {limitWords(t, finding, k.known(amountInWords(finding.limit, finding.unit, DIGITS)))}
        </p>
      )}
    </li>
  );
}

const SHADES = ["fill-herb", "fill-saffron", "fill-slate-ink", "fill-control", "fill-ink-soft"] as const;

/** The lines that contain the most salt, each with its share, as a bar and in words. */
export function SaltLines({ lines }: { lines: RecipeDetailWire["sodium_lines"] }) {
  const t = useText(recipesText);
  if (!lines || lines.length === 0) return null;
  const percent = percentIn(t.locale);
  let from = 0;
  const parts = lines.map((line, i) => {
    const at = from;
    from += line.share;
    return { ...line, at, shade: SHADES[i % SHADES.length] };
  });
  return (
    <div className="grid gap-2">
      <h3 className="m-0 text-step-1">{t("whatCarriesTheSalt")}</h3>
      <svg aria-hidden="true" className="block h-4 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
        <rect className="fill-sunk" height="10" width="100" />
        {parts.map(({ id, at, share, shade }) => (
          <rect className={shade} height="10" key={id} width={Math.max(0.3, share * 100 - 0.4)} x={at * 100} />
        ))}
      </svg>
      <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0 text-small">
        {parts.map(({ id, name, share, shade }) => (
          <li className="inline-flex items-center gap-2" key={id}>
            <svg aria-hidden="true" className="size-3" viewBox="0 0 10 10">
              <rect className={shade} height="10" rx="2" width="10" />
            </svg>
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <b className="num">{percent.format(share)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const limitWords = (t: Say<typeof recipesText>, { setting: { person } }: Finding, limit: string): string =>
  person ? t("aboveLimitOf", { name: person.name, limit }) : t("aboveOwnLimit", { limit });
