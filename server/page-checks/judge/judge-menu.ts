import { LOCALE_NAMES, LOCALES } from "@/lib/i18n/locales";
import type { Way } from "@/lib/page-checks/page-facts";
import { type CheckedPage, finding, type Judged } from "./checked-page";
import { tagOf } from "./judge-script";

const WAYS: Record<Way, string> = {
  attributes: "by attributes in the HTML",
  selectors: "by the selectors of the tag",
  read: "as the page shows them",
  json_ld: "from its structured data",
};
const FIRST_NAMES = 5;
/** A page with fewer letters than this has no menu that a server has sent. */
const FEW_LETTERS = 300;

export function judgeDishes(page: CheckedPage): Judged[] {
  const tag = tagOf(page);
  if (!tag) return [];
  const { dishes, ways, unread, empty, could, letters, scripts } = page.facts;
  const findings = unread.map((selector) =>
    finding(
      "selector_unread",
      "doubt",
      `We cannot try the selector “${selector.slice(0, 100)}” here. Browsers may know it.`,
      {
        change: "Look at the page itself, or choose a dish in the picker, which gives selectors that both know.",
      },
    ),
  );
  if (dishes.length > 0) {
    const names = dishes.slice(0, FIRST_NAMES).map(({ name, description }) => name || description.slice(0, 60));
    const more = dishes.length - names.length;
    const how = ways.map((way) => WAYS[way]).join(" and ");
    const missed =
      empty.length > 0 ? ` Nothing is found by ${empty.map((each) => `“${each.slice(0, 60)}”`).join(" and ")}.` : "";
    const says = `${count(dishes.length)} ${dishes.length === 1 ? "is" : "are"} read ${how}: ${names.join(", ")}${more > 0 ? `, and ${more} more` : ""}.${missed}`;
    return [...findings, finding("dishes_read", "fine", says)];
  }
  if (unread.length > 0) return findings;
  if (could.dishes.length === 0 && letters < FEW_LETTERS && scripts > 0)
    return [
      finding(
        "dishes_later",
        "doubt",
        "The HTML that your server sends has hardly a word: scripts build the page in the browser. Dishes that appear later are marked, and this check cannot see them.",
        {
          change: "Open the page: the button says how many dishes are checked.",
        },
      ),
    ];
  const named =
    empty.length > 0 ? ` Nothing is found by ${empty.map((each) => `“${each.slice(0, 60)}”`).join(" and ")}.` : "";
  const first = could.dishes
    .slice(0, FIRST_NAMES)
    .map(({ name }) => name)
    .join(", ");
  return [
    could.dishes.length > 0
      ? finding("dishes_none", "wrong", `No dish is named, so nothing is marked.${named}`, {
          change: `Let the widget read the page as it stands: it finds ${count(could.dishes.length)} (${first}).`,

          tag: {
            "data-items": undefined,
            "data-name": undefined,
            "data-description": undefined,
            "data-read": could.root,
          },
        })
      : finding("dishes_none", "wrong", `No dish is named, so nothing is marked.${named}`, {
          change: "Name the elements of a dish like this, or choose one in the picker.",
          where: "Around each dish",
          paste:
            "<li data-forkprint-item>\n  <h3 data-forkprint-name>…</h3>\n  <p data-forkprint-description>…</p>\n</li>",
        }),
  ];
}

const count = (dishes: number): string => `${dishes} ${dishes === 1 ? "dish" : "dishes"}`;
const known = (tag: string) => LOCALES.find((each) => each === tag.trim().toLowerCase().split("-")[0]);

/** In which language the widget speaks on this page (sdk/widget/src/language.ts). */
export function judgeLanguage(page: CheckedPage): Judged[] {
  const tag = tagOf(page);
  if (!tag) return [];
  const { language } = page.facts;
  const chosen = tag.attributes["data-language"];
  const own = chosen === undefined ? undefined : known(chosen);
  const ofPage = known(language);
  if (own)
    return [
      finding(
        "language_spoken",
        "fine",
        `The page is in “${language || "?"}”; the widget speaks ${LOCALE_NAMES[own]}, as the tag says.`,
      ),
    ];
  if (chosen === "auto")
    return [
      finding("language_spoken", "fine", "The widget speaks the language of each visitor, as far as it knows it."),
    ];
  if (ofPage) return [finding("language_spoken", "fine", `The page and the widget speak ${LOCALE_NAMES[ofPage]}.`)];
  if (language === "")
    return [
      finding(
        "language_missing",
        "doubt",
        "The page does not say its language, so the widget speaks that of the visitor.",
        {
          change: "Say it, for screen readers, too.",
          where: "The first line of the page",
          paste: '<html lang="en">',
        },
      ),
    ];
  return [
    finding(
      "language_unspoken",
      "doubt",
      `The page is in “${language.slice(0, 20)}”, which the widget does not speak yet: its words come in the language of the visitor, or else in English.`,
      {
        change: "Choose one of its languages, if you want the same for everybody.",

        tag: { "data-language": "en" },
      },
    ),
  ];
}

export function judgeButton(page: CheckedPage): Judged[] {
  const { buttons, mentions } = page.facts;
  if (!tagOf(page)) return [];
  if (buttons > 0)
    return [
      finding(
        "button_there",
        "fine",
        buttons === 1 ? "The button has its place." : `The button has ${buttons} places.`,
      ),
    ];
  return [
    finding(
      "button_missing",
      "doubt",
      `No place for the button, so no guest can sign in${mentions ? ", unless your script renders it" : ""}.`,
      {
        change: "Put it above the menu.",
        where: "Where the button shall stand",
        paste: "<div data-forkprint-button></div>",
      },
    ),
  ];
}
