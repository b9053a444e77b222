/** An element of a script that concerns the widget. `at`: its place among the elements of the page. */
export type TagFact = {
  /** Its attributes by their names in lower case, as far as they are known. */
  attributes: Readonly<Record<string, string>>;
  at: number;
  /** The element around it in which no script runs. */
  within: string | null;
};
export type ReadDish = { name: string; description: string };

/** How the page says where its dishes are. */
export type Way = "attributes" | "selectors" | "read" | "json_ld";

/** What the HTML of a page says, read without running anything of it. */
export type PageFacts = {
  language: string;
  /** From `<base href>`, against which addresses of the page are resolved. */
  base: string;
  tags: TagFact[];
  /** A script of the page speaks of the widget without being its element: a tag manager, for example. */
  mentions: boolean;
  policies: { text: string; at: number }[];
  buttons: number;
  dishes: ReadDish[];
  ways: Way[];
  /** Selectors of the tag that we cannot read, and those by which nothing is found. */
  unread: string[];
  empty: string[];
  /** What `data-read` would read, and of which part of the page. */
  could: { root: string; dishes: ReadDish[] };
  /** Letters that a guest sees without scripts. */
  letters: number;
  /** Further scripts, by which a page without words may be built. */
  scripts: number;
};
