import type { CDPSession } from "@playwright/test";
import { TRAVEL_LANGUAGES } from "@/lib/travel/languages";
import { say } from "@/lib/travel/travel-card";
import { postAs, preferAs } from "../support/post-as";
import { printedPages } from "../support/printed-pages";
import { expect, test } from "./fixtures";

type PlatformFont = { familyName: string; isCustomFont: boolean };

/** The device's own fonts among those that show the words of the elements. Loaded fonts are no such fonts. */
async function deviceFontsIn(session: CDPSession, selector: string): Promise<string[]> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(10);
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts as PlatformFont[]) if (!font.isCustomFont) found.add(font.familyName);
  }
  return [...found];
}

test("every language of the travel card and the staff view is set in a font of the product", async ({
  page,
  context,
  signUp,
}) => {
  const person = await signUp();
  await postAs(page, person, "/user/my-preferences-array", { dietary: ["vegan"] });
  for (const food of ["nut", "shellfish", "milk", "egg", "wheat", "fish", "sesame"])
    await preferAs(page, person, food, "allergy");
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");

  await page.goto(`/id/travel?languages=${TRAVEL_LANGUAGES.map(({ key }) => key).join(",")}`);
  for (const { key, english } of TRAVEL_LANGUAGES)
    await expect(page.getByRole("region", { name: new RegExp(`^${english}`) })).toContainText(say(key, "cannot_eat"));
  await expect
    .poll(() => deviceFontsIn(session, "section [lang] p, section [lang] p span, section h2 bdi"), {
      message: "the travel card",
    })
    .toEqual([]);

  await page.goto("/id");
  await page.getByRole("button", { name: "Show to staff" }).click();
  const staff = page.getByRole("dialog", { name: "I am allergic to" });
  for (const { key, english } of TRAVEL_LANGUAGES) {
    await staff.getByRole("combobox", { name: "Language" }).selectOption(key);
    await expect(staff).toContainText(say(key, "allergic"));
    await expect
      .poll(() => deviceFontsIn(session, "[role=dialog] [lang] p, [role=dialog] [lang] p span"), {
        message: `${english} in the staff view`,
      })
      .toEqual([]);
  }
});

test("a sheet is shown beside a phone that displays it and opens full screen, above the legend of pictograms", async ({
  page,
  screens,
  signUp,
}) => {
  const person = await signUp();
  await preferAs(page, person, "sesame", "allergy");
  await page.goto("/id/travel?languages=ar");
  const sheet = page.getByRole("region", { name: /^Arabic/ });
  const phone = sheet.getByRole("figure");
  await expect(phone).toContainText(say("ar", "sesame"));
  await phone.getByRole("button", { name: say("ar", "answer_unknown") }).click();
  await expect(phone.getByRole("status")).not.toBeEmpty();
  const legend = page.getByRole("region", { name: "The fourteen pictograms" });
  await expect(legend.getByRole("listitem")).toHaveCount(14);
  await expect(legend.getByRole("listitem").filter({ hasText: "On your card" })).toHaveText(/^Sesame/);
  await screens.isAccessible("travel card with its phone");
  const open = sheet.getByRole("button", { name: "Hold it up in Arabic" });
  await open.click();
  await expect(page.getByRole("dialog")).toContainText(say("ar", "sesame"));
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(phone).toBeHidden();
  await expect(legend).toBeHidden();
});

/** Seventeen lines of allergies and six other foods: more than nearly anybody has. */
const MANY = ["peanut", "tree nut", "shellfish", "milk", "egg", "wheat", "fish", "sesame", "soy", "celery", "mustard"];
const MORE = ["lupin", "sulphite", "kiwi", "banana"];

test("each language prints on one page of A4 and of Letter paper, with many allergies too, and cuts no word", async ({
  page,
  signUp,
}) => {
  const person = await signUp();
  for (const food of [...MANY, ...MORE]) await preferAs(page, person, food, "allergy");
  for (const food of ["coriander", "mushroom", "olive", "anchovy", "raisin", "liver"])
    await preferAs(page, person, food, "avoid");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/id/travel?languages=ar,th,el,de,ja");
  const sheets = page.getByRole("region", { name: /^(Arabic|Thai|Greek|German|Japanese)/ });
  await expect(sheets).toHaveCount(5);
  await expect(sheets.first()).toContainText(say("ar", "sesame"));
  await page.waitForLoadState("networkidle");
  for (const format of ["A4", "Letter"]) expect(printedPages(await page.pdf({ format })), format).toHaveLength(5);
  await page.emulateMedia({ media: "print" });
  const inside = await sheets
    .locator("[lang] > div")
    .evaluateAll((folds) =>
      folds.map((fold) => ({ spills: fold.scrollWidth > fold.clientWidth, width: fold.getBoundingClientRect().width })),
    );
  expect(inside).toHaveLength(15);
  expect(inside.filter(({ spills }) => spills)).toEqual([]);
  const [first = 0, ...others] = inside.map(({ width }) => Math.round(width));
  for (const width of others) expect(Math.abs(width - first), "thirds of equal width").toBeLessThanOrEqual(1);
});
