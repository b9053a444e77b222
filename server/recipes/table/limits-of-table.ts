import { voiceOf } from "@/lib/dietary/voices";
import { amountPerMeal, type OwnLimit, type OwnLimits, SERVING_LIMITS } from "@/server/dietary/serving-limits";
import type { Eater, Table } from "./read-table";

/**
 * The limits of nutrients that keep those of everybody at the table who is advised: the strictest of each nutrient, so
 * that what a doctor allows one of them does not count for the others.
 */
export function limitsOfTable(table: Table): OwnLimits {
  const advised = table.filter(({ settings }) => settings.some((setting) => voiceOf(setting) === "advice"));
  return new Map(
    SERVING_LIMITS.flatMap(({ nutrient, amount }): [string, OwnLimit][] => {
      const usual: OwnLimit = { amount, per: "meal" };
      const [strictest] = advised.map((eater) => limitOf(eater, nutrient) ?? usual).sort(byAmount);
      return strictest && strictest !== usual ? [[nutrient, strictest]] : [];
    }),
  );
}

const limitOf = ({ limits }: Eater, nutrient: string): OwnLimit | undefined => limits?.get(nutrient);

const byAmount = (one: OwnLimit, other: OwnLimit): number => amountPerMeal(one) - amountPerMeal(other);
