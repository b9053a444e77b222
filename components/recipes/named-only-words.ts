import type { Say } from "@/lib/i18n/area";
import type { NamedOnlyWire } from "@/lib/schemas/recipe-judgement";
import type { verdicts } from "@/messages/en/verdicts";

const SAYS = { title: "titleMentions", steps: "stepsMention", left_out: "leftOutMentions" } as const;

/**
 * "The steps mention egg, the ingredients do not." One sentence for the title, one for the steps, and one for what
 * was left out.
 */
export function namedOnlyIn(t: Say<typeof verdicts>, named: readonly NamedOnlyWire[]): string[] {
  const list = new Intl.ListFormat(t.locale, { type: "conjunction" });
  return (["title", "steps", "left_out"] as const).flatMap((where) => {
    const foods = named.filter((food) => food.where === where).map(({ text }) => text);
    return foods.length === 0 ? [] : [t(SAYS[where], { foods: list.format(foods) })];
  });
}
