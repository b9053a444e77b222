import type pg from "pg";
import { z } from "zod";
import { normalizedName, normalizedWords } from "@/lib/text/normalized-name";
import { pool } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryText } from "@/server/db/query-text";
import { all, byTerms, type Condition, NOTHING, type Terms, term, termsAll, termsAny } from "./terms";

/**
 * Conditions for the words of a search: that they are in a recipe's title, anywhere in it, or among its ingredients.
 */
export type WordConditions = {
  readonly inTitle: Condition;
  readonly anywhere: Condition;
  readonly inFoods: Condition;
  /** How well a recipe `r` matches; the best match has the highest rank. */
  readonly rank: Prisma.Sql;
};

/**
 * How a text is read. `search`: as people search, with quotes, "or" and "-". `beginnings`: each word may be the
 * beginning of a longer one. `plain`: all words. `marked`: all words of a text without other characters, where those
 * that end in "*" are beginnings.
 */
export type WordsAs = "search" | "beginnings" | "plain" | "marked";

/** Words are quoted, because one of a script without spaces is several letters beside each other. */
const MARKED = `to_tsquery('english', coalesce((
  SELECT string_agg('''' || recipe_letters_apart(rtrim(word, '*')) || ''''
    || CASE WHEN word LIKE '%*' THEN ':*' ELSE '' END, ' & ')
  FROM unnest(string_to_array(text, ' ')) AS word), ''))`;
const WEB = "websearch_to_tsquery('english', recipe_letters_apart(text))";

type Reading = {
  /** What is sent to PostgreSQL: words in their normal form, and the signs that it understands. */
  readonly sent: (text: string) => string;
  readonly query: string;
};

const READ: Readonly<Record<WordsAs, Reading>> = {
  search: { sent: asWebSearch, query: WEB },
  plain: { sent: (text) => normalizedWords(text).map(quoted).join(" "), query: WEB },
  beginnings: {
    sent: (text) =>
      normalizedWords(text)
        .map((word) => `${word}*`)
        .join(" "),
    query: MARKED,
  },
  marked: { sent: (text) => text, query: MARKED },
};

const READ_TEXT = z.object({ text: z.string(), query: z.string() });

/** Parses texts as PostgreSQL does. Returns the conditions by text. */
export async function readWords(
  texts: readonly string[],
  as: WordsAs,
  client: Pick<pg.ClientBase, "query"> | typeof pool = pool,
): Promise<Map<string, WordConditions>> {
  if (texts.length === 0) return new Map();
  const sent = texts.map(READ[as].sent);
  const found = await queryText(
    client,
    READ_TEXT,
    `SELECT text, ${READ[as].query}::text AS query FROM unnest($1::text[]) AS text`,
    [sent],
  );
  const queries = new Map(found.map(({ text, query }) => [text, query]));
  return new Map(texts.map((text, i) => [text, toConditions(queries.get(sent[i] ?? "") ?? "")]));
}

export async function readWordConditions(text: string, as: WordsAs): Promise<WordConditions> {
  return (await readWords([text], as)).get(text) ?? NO_WORDS;
}

/** A word, a phrase in quotes of any kind, or either behind a dash of any kind, which excludes it. */
const ASKED = /(?<=^|\s)([-‐‑‒–—−])?["“”„‟«»＂]([^"“”„‟«»＂]*)["“”„‟«»＂]|(?<=^|\s)([-‐‑‒–—−])?([^\s"“”„‟«»＂]+)/gu;

/**
 * A text as people type it, as PostgreSQL's websearch understands it: quotes, "or" and "-" stay, and every word is in its
 * normal form. A word that becomes several ("crème-fraîche") asks for all of them, and excludes them only together.
 */
function asWebSearch(text: string): string {
  return [...text.matchAll(ASKED)]
    .flatMap(([, isLeftOut, phrase, isWordLeftOut, word = ""]) => {
      if (phrase === undefined && word.toLowerCase() === "or") return ["or"];
      const form = normalizedName(phrase ?? word);
      if (form === "") return [];
      if (isLeftOut || isWordLeftOut) return [`-${quoted(form)}`];
      return phrase === undefined ? form.split(" ").map(quoted) : [quoted(form)];
    })
    .join(" ");
}

const quoted = (form: string): string => `"${form}"`;

export const NO_WORDS: WordConditions = { inTitle: NOTHING, anywhere: NOTHING, inFoods: NOTHING, rank: Prisma.sql`0` };

/** `query`: the text of a tsquery; empty if it consists only of words that searches ignore ("the", "with"). */
function toConditions(query: string): WordConditions {
  if (query === "") return NO_WORDS;
  const tree = treeOf(query);
  const tsquery = Prisma.sql`${query}::tsquery`;
  const anywhere = byTerms(Prisma.sql`r.search_vector @@ ${tsquery}`, termsOf(tree, "w"));
  const inTitle = byTerms(Prisma.sql`ts_filter(r.search_vector, '{a}') @@ ${tsquery}`, termsOf(tree, "t"));
  return {
    // A word that a person excludes must not be among the ingredients either.
    inTitle: hasNot(tree) ? all([inTitle, anywhere]) : inTitle,
    anywhere,
    // The index of terms knows ingredients' words only together with the recipe's other words.
    inFoods: byTerms(Prisma.sql`ts_filter(r.search_vector, '{b}') @@ ${tsquery}`, termsOf(tree, "w")),
    rank: Prisma.sql`ts_rank(r.search_vector, ${tsquery})`,
  };
}

export type Tree =
  | { readonly kind: "word"; readonly word: string; readonly isBeginning: boolean }
  | { readonly kind: "not"; readonly of: Tree }
  | { readonly kind: "all" | "any" | "phrase"; readonly of: readonly Tree[] };

const hasNot = (tree: Tree): boolean =>
  tree.kind === "not" || (tree.kind !== "word" && tree.of.some((each) => hasNot(each)));

/** Terms of the index that every recipe with these words has. Excluded words yield none. */
export function termsOf(tree: Tree, kind: "w" | "t"): Terms {
  if (tree.kind === "word") return term(kind, tree.word, tree.isBeginning);
  if (tree.kind === "not") return null;
  const each = tree.of.map((part) => termsOf(part, kind));
  return tree.kind === "any" ? termsAny(each) : termsAll(each);
}

const TOKEN = /'((?:[^'\\]|''|\\\\)*)'(:[*A-D]+)?|<(?:-|\d+)>|[&|!()]/g;
const BINDS = [
  { kind: "any", by: (token: string) => token === "|" },
  { kind: "all", by: (token: string) => token === "&" },
  { kind: "phrase", by: (token: string) => token.startsWith("<") },
] as const;

/** Parses the text of a tsquery. */
export function treeOf(query: string): Tree {
  const tokens = [...query.matchAll(TOKEN)];
  let at = 0;
  const peek = () => tokens[at]?.[0] ?? "";
  const one = (): Tree => {
    const token = tokens[at++];
    if (token?.[0] === "!") return { kind: "not", of: one() };
    if (token?.[0] === "(") {
      const inner = level(0);
      at++;
      return inner;
    }
    const word = (token?.[1] ?? "").replaceAll("''", "'").replaceAll("\\\\", "\\");
    return { kind: "word", word, isBeginning: token?.[2]?.includes("*") ?? false };
  };
  const level = (depth: number): Tree => {
    const binding = BINDS[depth];
    if (!binding) return one();
    const parts = [level(depth + 1)];
    while (binding.by(peek())) {
      at++;
      parts.push(level(depth + 1));
    }
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: binding.kind, of: parts };
  };
  return level(0);
}
