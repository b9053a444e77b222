import { Check, CircleQuestionMark, Plus, TriangleAlert } from "lucide-react";
import type { FactState } from "@/lib/dietary/kitchen-facts";

export const SIGN_WORDS = {
  contains: "Contains",
  may_contain: "May contain",
  free_from: "Free from",
  open: "Not confirmed",
} as const;

/** Each state has a shape of its own, so that a sheet from a black printer is read as well. */
export function FactSign({ state, size = 20 }: { state: FactState | null; size?: number }) {
  if (state === "contains") {
    return (
      <span
        aria-hidden="true"
        className="inline-grid place-items-center rounded-[4px] bg-ink text-paper forced-colors:border print:bg-[#000] print:text-[#fff] print:[print-color-adjust:exact]"
        style={{ width: size, height: size }}
      >
        <Plus size={size * 0.75} strokeWidth={3} />
      </span>
    );
  }
  if (state === "may_contain")
    return (
      <TriangleAlert aria-hidden="true" className="text-saffron-ink print:text-[#000]" size={size} strokeWidth={2.25} />
    );
  if (state === "free_from")
    return <Check aria-hidden="true" className="text-herb print:text-[#000]" size={size} strokeWidth={2.5} />;
  return <CircleQuestionMark aria-hidden="true" className="text-ink-soft print:text-[#000]" size={size} />;
}

/** The key of the signs, on the screen and on paper. */
export function SignKey() {
  return (
    <ul aria-label="Signs" className="flex flex-wrap gap-x-5 gap-y-1.5 text-small">
      {(["contains", "may_contain", "free_from", "open"] as const).map((state) => (
        <li className="inline-flex items-center gap-1.5" key={state}>
          <FactSign size={18} state={state === "open" ? null : state} />
          {state === "open" ? <b>not confirmed: ask us</b> : SIGN_WORDS[state].toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
