"use client";

import { useState } from "react";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { SAMPLE_DINERS } from "@/lib/analytics/sample-diners";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { onlyBlocker } from "@/lib/menus/menu-insight";
import type { MenuWire } from "@/lib/schemas/venue-menu";

type Dish = MenuWire["dishes"][number];
type Sample = (typeof SAMPLE_DINERS)[number];
type Kind = NonNullable<Dish["verdicts"]["vegan"]>["kind"];

/** The signs in the legend, the best first. */
const SIGNS: readonly Verdict[] = ["match", "adaptable", "may_contain", "unknown", "mismatch", "conflict"];

const RANK: readonly Kind[] = ["conflict", "may_contain", "unknown", "match", "info"];

/** A dish is adaptable if a single food makes it unfit, and the dish is not named after that food. */
function verdictFor(dish: Dish, { keys }: Sample): Verdict {
  const kinds = keys.map((key) => dish.verdicts[key]?.kind ?? "unknown");
  const kind = RANK.find((each) => kinds.includes(each)) ?? "unknown";
  const isUnfit = kind === "conflict" || kind === "may_contain";
  if (isUnfit && onlyBlocker(dish, keys) !== null) return "adaptable";
  return kind === "conflict" && !keys.some((key) => isFreeFrom(key) && dish.verdicts[key]?.kind === kind)
    ? "mismatch"
    : kind;
}

function reasonFor(dish: Dish, sample: Sample): string {
  const because = [...new Set(sample.keys.flatMap((key) => dish.verdicts[key]?.blockers ?? []))];
  const needs = sample.keys
    .map((key) => (isFreeFrom(key) ? dietLabel(key) : dietLabel(key).toLowerCase()))
    .join(" and ");
  const kind = verdictFor(dish, sample);
  const without = kind === "adaptable" ? onlyBlocker(dish, sample.keys) : null;
  if (without !== null) return `${dish.name} for ${needs}: can be made without the ${without}, by your own words.`;
  const why = because.length > 0 ? `: ${because.join(", ")}` : "";
  return `${dish.name} for ${needs}: ${VERDICT_WORDS[kind]}${why}.`;
}

/** The menu as judged for eight sample diners. Each cell has its verdict as text; pressing it shows the reason. */
export function MenuLab({ dishes }: { dishes: readonly Dish[] }) {
  const [reason, setReason] = useState("Choose a cell to read why.");
  return (
    <section className="mt-8">
      <h2 className="text-step-3">Test lab</h2>
      <p className="mt-1 text-ink-soft">The menu as eight sample diners. They are no real guests.</p>
      <ul aria-label="What the signs mean" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
        {SIGNS.map((kind) => (
          <li className={`flex items-center gap-1.5 ${verdictClass(kind)}`} key={kind}>
            <VerdictBadge size={18} verdict={kind} />
            {VERDICT_WORDS[kind]}
          </li>
        ))}
      </ul>
      <p className="mt-2 min-h-12 text-small" role="status">
        {reason}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="Test lab, scrolls sideways" className="mt-2 relative overflow-x-auto" tabIndex={0}>
        <table className="border-separate border-spacing-0 text-small">
          <thead>
            <tr>
              <th className="sticky start-0 min-w-40 bg-paper p-2 text-start" scope="col">
                Dish
              </th>
              {SAMPLE_DINERS.map(({ name }) => (
                <th className="min-w-24 p-2 text-center font-semibold" key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dishes.map((dish, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu may name two dishes alike; its order is its identity
              <tr key={row}>
                <th className="sticky start-0 border-line border-t bg-paper p-2 text-start" scope="row">
                  {dish.name}
                </th>
                {SAMPLE_DINERS.map((sample) => {
                  const kind = verdictFor(dish, sample);
                  return (
                    <td className="border-line border-t p-0.5" key={sample.name}>
                      <button
                        aria-label={`${dish.name}, ${sample.name}: ${VERDICT_WORDS[kind]}`}
                        className={`grid min-h-11 w-full min-w-11 cursor-pointer place-items-center rounded-label ${verdictClass(kind)}`}
                        onClick={() => setReason(reasonFor(dish, sample))}
                        type="button"
                      >
                        <VerdictBadge size={20} verdict={kind} />
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
