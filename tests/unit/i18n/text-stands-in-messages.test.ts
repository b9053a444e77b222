import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { AREAS } from "@/messages/areas";
import { textsIn } from "../../support/i18n/text-in-code";
import { SCREEN_FILES } from "../../support/screen-files";

const root = path.resolve(import.meta.dirname, "../../..");

/** These parts are in English whatever language the reader chose (docs/decisions/179). */
const ENGLISH =
  /^(?:components\/(?:portal|admin|business|i18n|demo|legal\/(?!terms-sheet)|travel\/(?!staff-view)|ui\/(?:data-table|verdict-badge))|app\/\((?:portal|admin)\)|app\/\(site\)\/\(business\)|app\/\(site\)\/\(diner\)\/(?:_components\/(?:reading|demo)|about|careers|contact|cookies|partner-program|pricing|privacy|terms)\/|app\/.*opengraph-image)/;

const shapeOf = (message: string): string =>
  message
    .replace(/\{\w+\}/g, "{}")
    .trim()
    .replace(/\s+/g, " ");
const messages = new Set(Object.values(AREAS).flatMap(({ messages: of }) => Object.values(of).map(shapeOf)));

const routes = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => `app/${file}`);
const parts = SCREEN_FILES.filter((file) => /\.tsx?$/.test(file));
const files = [...new Set([...parts, ...routes])].filter((file) => !ENGLISH.test(file));

/** Names that are the same in every language: companies, apps, devices, formats, and types of schema.org. */
const NAMES = new Set(
  "Bluesky Facebook Instagram LinkedIn TikTok YouTube iPhone iPad Android Windows Mac Linux Paprika Mealie Mela Nextcloud Tandoor Markdown Fraunces Inter Recipe HowToStep".split(
    " ",
  ),
);

const strays = files.flatMap((file) =>
  textsIn(file, readFileSync(path.join(root, file), "utf8"))
    .filter(({ text, isFixed }) => isFixed || !(messages.has(text) || NAMES.has(text)))
    .map(({ line, text }) => `${file}:${line} ${text}`),
);

describe("a text on a screen of diners", () => {
  it("is defined in messages", () => {
    expect(strays).toEqual([]);
  });

  it.each([
    ["export const A = () => <p>Nothing here yet</p>;", true],
    ['export const A = () => <i aria-label="Nothing here" />;', true],
    ['export const A = () => <p>{isOn ? "Nothing here yet" : t("some")}</p>;', false],
    [`export const A = () => <p>{\`Up to $\{count} recipes\`}</p>;`, false],
    ['export const A = () => <p className="soft small">{t("some")}</p>;', null],
  ])("is found if it is not in messages: %s", (code, isFixed) => {
    expect(textsIn("a.tsx", code).map((found) => found.isFixed)).toEqual(isFixed === null ? [] : [isFixed]);
  });
});
