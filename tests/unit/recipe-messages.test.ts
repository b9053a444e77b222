import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSaid } from "../support/i18n/said-by";
import { SCREEN_FILES } from "../support/screen-files";

/**
 * The documented messages of variants and grocery lists, and the test in which each really appears. `shown`: what that
 * test looks for, if not the message itself.
 */
type Row = readonly [message: string, happensIn: string, shown?: string];

const VARIANTS = "tests/e2e/variants.spec.ts";
const LIST = "tests/e2e/grocery-list.spec.ts";
const MESSAGES = "tests/e2e/grocery-messages.spec.ts";
const AWAY = "tests/lifecycle/database-away.test.ts";
const DATES = "tests/unit/recipes-view/your-recipes.test.ts";

const CATALOGUE: readonly Row[] = [
  ["You must be logged in to customize recipes", VARIANTS],
  ["Title is required", VARIANTS],
  ["My ", VARIANTS, 'toHaveValue("My Sunday pancakes")'],
  ["Nothing differs from the base recipe yet.", VARIANTS],
  ["Failed to create variant", VARIANTS],
  ["Failed to update variant", VARIANTS],
  ["Failed to delete recipe variant", MESSAGES],
  ["Variant not found", VARIANTS],
  ["Base recipe not found", VARIANTS],
  ["No base recipe provided", VARIANTS],
  ["No base recipe available", VARIANTS],
  ["Failed to load recipe data", AWAY],

  ["Please sign in to view your grocery list.", LIST],
  ["Your grocery list is empty", LIST],
  ["Browse Recipes", LIST],
  ["Clear Checked", LIST],
  ["Add More Recipes", MESSAGES],
  ["Close List", LIST],
  ["View {name}", LIST, '"View My Grocery List"'],
  ["Delete {name}", LIST, '"Delete Week"'],
  ["(Copy)", LIST],
  ["My Grocery List", LIST],
  ["normalized items!", LIST, "Added Leek soup to your grocery list with 3 normalized items!"],
  ["View Grocery List", LIST],
  ["Stay Here", LIST],
  ["Failed to create grocery list", LIST],
  ["Failed to get updated grocery list", LIST],
  ["Failed to add recipe to grocery list. Please try again.", LIST],
  ["Failed to update item", LIST],
  ["Failed to delete grocery list. Please try again.", LIST],
  ["deleted successfully", LIST],
  ["days ago", DATES],
];

/**
 * Deleting a line needs no server: it disappears at once, also without a network, and the change is sent until it
 * arrives. The only possible refusal, a line that is already deleted, is the wanted result. So this message can never
 * appear.
 */
const CANNOT_HAPPEN = ["Failed to delete item"] as const;

const textOf = (file: string) => readFileSync(file, "utf8");

describe("the documented words of variants and grocery lists", () => {
  for (const [message, happensIn, shown = message] of CATALOGUE) {
    it(`'${message}' is said by the product, and appears in ${happensIn}`, () => {
      expect(isSaid(message)).toBe(true);
      expect(textOf(happensIn)).toContain(shown);
    });
  }

  it.each(CANNOT_HAPPEN)("'%s' is raised on no grocery screen, because it cannot happen", (message) => {
    const files = SCREEN_FILES.filter((file) => /\/grocery(?:-list)?\/.*\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => textOf(file).includes(message))).toEqual([]);
    expect(textOf("tests/e2e/grocery-edits-offline.spec.ts")).toContain('getByRole("button", { name: "Delete" })');
  });
});
