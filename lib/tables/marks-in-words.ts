import type { Mark } from "@/lib/schemas/tables";

const NUMBERS = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words for a row of marks: "All four", "All four, with a change", "Two for sure, two unknown", "One of four". */
export function marksInWords(marks: readonly Mark[]): string {
  const count = (mark: Mark) => marks.filter((each) => each === mark).length;
  const all = marks.length === 1 ? "For you" : marks.length === 2 ? "Both" : `All ${numberWord(marks.length)}`;
  const able = count("match") + count("adaptable");
  if (count("match") === marks.length) return all;
  if (able === marks.length) return `${all}, with a change`;
  const change = count("adaptable") > 0 ? ", with a change" : "";
  if (count("not") === 0)
    return capital(`${numberWord(able)} for sure${change}, ${numberWord(count("unknown"))} unknown`);
  const unknown = count("unknown") > 0 ? `, ${numberWord(count("unknown"))} unknown` : "";
  return capital(`${numberWord(able)} of ${numberWord(marks.length)}${change}${unknown}`);
}
