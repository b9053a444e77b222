import { z } from "zod";
import { type PlainKey, type Said, says, sentenceText } from "./sentence";

type Issue = z.core.$ZodRawIssue;
type Sized = Extract<Issue, { code: "too_small" | "too_big" }>;

/**
 * The error map for `safeParse`: the sentence of an issue whose schema names none, as text that `sentenceIn` reads back.
 * In English it says what zod says, to the word.
 */
export const zodSentence = (issue: Issue): string => sentenceText(sentenceOf(issue) ?? inZodsWords(issue));

function sentenceOf(issue: Issue): Said | null {
  switch (issue.code) {
    case "invalid_type":
      return says("expectedReceived", { expected: nameOf(issue.expected), received: nameOf(typeOf(issue.input)) });
    case "invalid_value":
      return issue.values.length === 1
        ? says("expectedOnly", { expected: z.util.stringifyPrimitive(issue.values[0]) })
        : says("expectedOption", { options: z.util.joinValues(issue.values, "|") });
    case "too_small":
    case "too_big":
      return sizeOf(issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? null;
    case "unrecognized_keys":
      return issue.keys.length === 1
        ? says("unknownKey", { key: z.util.joinValues(issue.keys, ", ") })
        : says("unknownKeys", { keys: z.util.joinValues(issue.keys, ", ") });
    case "custom":
      return "invalidInput";
    default:
      return null;
  }
}

const FORMATS: Partial<Record<string, PlainKey>> = {
  uuid: "invalidId",
  datetime: "invalidMoment",
  date: "invalidDay",
  email: "invalidEmail",
  url: "invalidUrl",
};

/** Null for a size that must be exact, and for dates, files and sets. */
function sizeOf(issue: Sized): Said | null {
  if (issue.exact) return null;
  const isSmall = issue.code === "too_small";
  const count = Number(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === "string") return says(isSmall ? "tooSmallWords" : "tooBigWords", { count });
  if (issue.origin === "array") return says(isSmall ? "tooFewItems" : "tooManyItems", { count });
  if (issue.origin === "int" && !isSmall && issue.inclusive) return says("tooBigWhole", { count });
  if (issue.origin !== "number") return null;
  if (isSmall) return says(issue.inclusive ? "tooSmallNumber" : "moreThanBare", { count });
  return says(issue.inclusive ? "tooBigNumber" : "lessThanNumber", { count });
}

const nameOf = (type: string): string => (type === "nan" ? "NaN" : type);
const typeOf = (input: unknown): string =>
  typeof input === "number" && !Number.isFinite(input) ? String(input) : z.util.parsedType(input);

const { localeError } = z.locales.en();

/** Kinds of issues that our schemas hardly raise stay in zod's English. */
function inZodsWords(issue: Issue): Said {
  const said = localeError(issue);
  return says("inItsWords", { words: (typeof said === "string" ? said : said?.message) ?? "Invalid input" });
}
