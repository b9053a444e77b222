import { loose } from "../align/match-rows";
import type { LineMaking } from "../recipe";

/** Bullets and labels beside the line's own words. */
const FEW = 8;

/**
 * Of what lines of the text a line was made. A line that stands there alone, or whose words cannot be found, has no
 * making.
 */
export function makingOf(written: readonly string[]): (line: string) => { made?: LineMaking } {
  const forms = written.map(loose);
  const whole = new Set(forms);
  return (line) => {
    const own = loose(line);
    if (own === "" || whole.has(own)) return {};
    const at = forms.findIndex((form) => form.includes(own));
    if (at >= 0) {
      const isAlone = (forms[at] ?? "").length - own.length <= FEW;
      return isAlone ? {} : { made: { how: "cut", from: written[at] ?? "" } };
    }
    const pair = forms.findIndex((form, i) => `${form}${forms[i + 1] ?? ""}`.includes(own));
    return pair < 0 ? {} : { made: { how: "joined", from: `${written[pair]} / ${written[pair + 1] ?? ""}` } };
  };
}
