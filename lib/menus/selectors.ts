import type { MarkupElement } from "./element-line";

/**
 * Selectors of CSS for parsed pages, as far as pages name dishes by them: names, classes, ids, attributes, places among
 * siblings, `:not`, `:is`, and the four combinators. What is not among them is not guessed.
 */
type Test = (place: Place) => boolean;
type Step = { tests: Test[]; combinator: string };
type Place = { element: MarkupElement; siblings: readonly MarkupElement[] };
/** An element with the steps that end at it, at one of the elements around it, and at one of its elder siblings. */
type Found = { ends: boolean[]; above: boolean[]; beside: boolean[] };

const NAME = /^(?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\[^0-9a-f\n])+/i;
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff) || 0xfffd) : sign,
  );

class Unread extends Error {}

/** The elements that a selector names, in the order of the page; null for a selector that is not understood. */
export function selectAll<E extends MarkupElement>(root: E, selector: string): E[] | null {
  const alternatives = parse(selector);
  if (!alternatives) return null;
  const found = new Set<E>();
  for (const steps of alternatives) select(root, steps, (element) => found.add(element as E));
  return [...found].sort(inOrder(root, found));
}

/** Of several alternatives, the elements come in the order of the page, each once. */
function inOrder<E extends MarkupElement>(root: E, found: ReadonlySet<E>): (one: E, other: E) => number {
  const places = new Map<MarkupElement, number>();
  const visit = (element: MarkupElement): void => {
    if (found.has(element as E)) places.set(element, places.size);
    for (const child of element.children) if (typeof child !== "string") visit(child);
  };
  visit(root);
  return (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
}

/** Passes the page once: each element knows which steps end at it by those of its parent and of its elder sibling. */
function select(root: MarkupElement, steps: readonly Step[], hear: (element: MarkupElement) => void): void {
  const visit = (place: Place, parent: Found | null, elder: Found | null): Found => {
    const above = steps.map((_, at) => Boolean(parent?.ends[at] || parent?.above[at]));
    const beside = steps.map((_, at) => Boolean(elder?.ends[at] || elder?.beside[at]));
    const ends = steps.map(({ tests, combinator }, at) => {
      if (!tests.every((test) => test(place))) return false;
      if (at === 0) return true;
      if (combinator === ">") return Boolean(parent?.ends[at - 1]);
      if (combinator === "+") return Boolean(elder?.ends[at - 1]);
      return (combinator === "~" ? beside : above)[at - 1] === true;
    });
    const found = { ends, above, beside };
    if (ends.at(-1)) hear(place.element);
    const siblings = place.element.children.filter((child) => typeof child !== "string");
    let last: Found | null = null;
    for (const element of siblings) last = visit({ element, siblings }, found, last);
    return found;
  };
  visit({ element: root, siblings: [root] }, null, null);
}

/** @returns for each of the alternatives its steps, from the outermost; null for what is not understood */
function parse(selector: string): Step[][] | null {
  try {
    const reader = new SelectorReader(selector);
    const alternatives = reader.list();
    return reader.isAtEnd() ? alternatives : null;
  } catch (error) {
    if (error instanceof Unread) return null;
    throw error;
  }
}

const MOST_CHARACTERS = 1000;

class SelectorReader {
  private at = 0;
  constructor(private readonly text: string) {
    if (text.length > MOST_CHARACTERS) throw new Unread();
  }

  isAtEnd = (): boolean => this.at >= this.text.length;

  list(): Step[][] {
    const alternatives = [this.steps()];
    while (this.take(/^\s*,/)) alternatives.push(this.steps());
    this.take(/^\s+/);
    return alternatives;
  }

  private steps(): Step[] {
    this.take(/^\s+/);
    const steps: Step[] = [{ tests: this.compound(), combinator: "" }];
    for (;;) {
      const combinator = this.take(/^\s*[>+~]\s*|^\s+(?![\s,)]|$)/);
      if (combinator === null) return steps;
      steps.push({ tests: this.compound(), combinator: combinator.trim() });
    }
  }

  private compound(): Test[] {
    const tests: Test[] = [];
    const tag = this.take(/^\*/) ?? this.take(NAME);
    if (tag !== null && tag !== "*") tests.push(({ element }) => element.tag === tag.toLowerCase());
    for (;;) {
      const test = this.simple();
      if (test) tests.push(test);
      else if (tag === null && tests.length === 0) throw new Unread();
      else return tests;
    }
  }

  private simple(): Test | null {
    if (this.take(/^\./)) return hasClass(this.name());
    if (this.take(/^#/)) return has("id", this.name());
    if (this.take(/^\[\s*/)) return this.attribute();
    if (this.text.startsWith("::", this.at)) throw new Unread();
    if (this.take(/^:/)) return this.pseudo();
    return null;
  }

  private attribute(): Test {
    const name = this.name().toLowerCase();
    const operator = this.take(/^\s*[~|^$*]?=\s*/)?.trim();
    if (operator === undefined) {
      this.need(/^\s*\]/);
      return ({ element }) => Object.hasOwn(element.attributes, name);
    }
    const quoted = this.take(/^"[^"]*"|^'[^']*'/);
    const value = quoted === null ? this.name() : unescaped(quoted.slice(1, -1));
    const ignoresCase =
      this.take(/^\s+[is](?=\s*\])/i)
        ?.trim()
        .toLowerCase() === "i";
    this.need(/^\s*\]/);
    return has(name, value, operator, ignoresCase);
  }

  private pseudo(): Test {
    const name = this.name().toLowerCase();
    if (this.take(/^\(/) === null) return placeOf(name);
    if (name === "not" || name === "is" || name === "where") {
      const alternatives = this.list();
      this.need(/^\)/);
      if (alternatives.some((steps) => steps.length > 1)) throw new Unread();
      const isAny: Test = (found) => alternatives.some(([step]) => step?.tests.every((test) => test(found)));
      return name === "not" ? (found) => !isAny(found) : isAny;
    }
    const formula = this.need(/^[^)]*/);
    this.need(/^\)/);
    return nth(name, formula);
  }

  private name = (): string => unescaped(this.need(NAME));

  private need(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found === null) throw new Unread();
    return found;
  }

  private take(pattern: RegExp): string | null {
    const [found] = pattern.exec(this.text.slice(this.at)) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }
}

const hasClass =
  (name: string): Test =>
  ({ element }) =>
    (element.attributes.class ?? "").split(/\s+/).includes(name);

function has(name: string, wanted: string, operator = "=", ignoresCase = false): Test {
  const fold = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const value = fold(wanted);
  return ({ element: { attributes } }) => {
    if (!Object.hasOwn(attributes, name)) return false;
    const own = fold(attributes[name] ?? "");
    if (operator === "=") return own === value;
    if (operator === "~=") return own.split(/\s+/).includes(value);
    if (operator === "|=") return own === value || own.startsWith(`${value}-`);
    if (value === "") return false;
    return operator === "^=" ? own.startsWith(value) : operator === "$=" ? own.endsWith(value) : own.includes(value);
  };
}

function placeOf(name: string): Test {
  if (name === "root") return ({ element }) => element.tag === "html";
  if (name === "first-child") return nth("nth-child", "1");
  if (name === "last-child") return nth("nth-last-child", "1");
  if (name === "first-of-type") return nth("nth-of-type", "1");
  if (name === "last-of-type") return nth("nth-last-of-type", "1");
  if (name === "only-child") return ({ siblings }) => siblings.length === 1;
  throw new Unread();
}

function nth(name: string, formula: string): Test {
  const kind = /^nth-(last-)?(child|of-type)$/.exec(name);
  const [, step, offset, only] =
    /^\s*(?:([+-]?\d*)n(?:\s*([+-]\s*\d+))?|([+-]?\d+))\s*$/i.exec(
      formula
        .trim()
        .replace(/^even$/i, "2n")
        .replace(/^odd$/i, "2n+1"),
    ) ?? [];
  if (!kind || (step === undefined && only === undefined)) throw new Unread();
  const a = step === undefined ? 0 : /^[+-]?$/.test(step) ? Number(`${step}1`) : Number(step);
  const b = Number((only ?? offset ?? "0").replace(/\s/g, ""));
  return ({ element, siblings }) => {
    const alike = kind[2] === "child" ? siblings : siblings.filter(({ tag }) => tag === element.tag);
    const index = alike.indexOf(element);
    const place = kind[1] ? alike.length - index : index + 1;
    return a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0;
  };
}
