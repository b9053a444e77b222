import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { saidBy } from "../support/i18n/said-by";
import { SCREEN_FILES } from "../support/screen-files";

/**
 * The documented messages, redirects and timings of variants and grocery lists: the file that raises each, and the
 * test in which it really happens. `shown`: what that test looks for, if not the message itself.
 */
type Row = readonly [message: string, raisedIn: string, happensIn: string, shown?: string];

const VARIANTS = "tests/e2e/variants.spec.ts";
const LIST = "tests/e2e/grocery-list.spec.ts";
const MESSAGES = "tests/e2e/grocery-messages.spec.ts";
const AWAY = "tests/lifecycle/database-away.test.ts";
const DATES = "tests/unit/recipes-view/your-recipes.test.ts";

const SAVE = "components/variants/use-save-variant.ts";
const ADD = "components/recipes/to-list/use-add-to-list.ts";
const CURRENT_LIST = "components/recipes/to-list/current-list-id.ts";
const CURRENT = "app/(site)/(recipes)/grocery-list/_components/current-list.tsx";
const PAST = "app/(site)/(recipes)/grocery-list/_components/past-lists.tsx";
const TOAST = "components/ui/toast.tsx";
const DELETE_LIST = "app/(site)/(recipes)/grocery-list/_components/delete-list-dialog.tsx";

const CATALOGUE: readonly Row[] = [
  ["You must be logged in to customize recipes", "components/variants/variant-page.tsx", VARIANTS],
  ["Title is required", "components/recipes/form/draft-problems.ts", VARIANTS],
  ["My ", "lib/variants/compare-lines.ts", VARIANTS, 'toHaveValue("My Sunday pancakes")'],
  ["Nothing differs from the base recipe yet.", SAVE, VARIANTS],
  ["Failed to create variant", SAVE, VARIANTS],
  ["Failed to update variant", SAVE, VARIANTS],
  ["Failed to delete recipe variant", "components/variants/delete-variant.tsx", MESSAGES],
  ["Variant not found", "app/(site)/(recipes)/variants/[id]/not-found.tsx", VARIANTS],
  ["Base recipe not found", "app/(site)/(recipes)/recipes/[id]/customize/not-found.tsx", VARIANTS],
  ["No base recipe provided", "app/(site)/(recipes)/recipes/[id]/customize/page.tsx", VARIANTS],
  ["No base recipe available", "components/variants/variant-form.tsx", VARIANTS],
  ["Failed to load recipe data", "components/variants/load-failure.tsx", AWAY],
  // The documents lead to "/" after saving, as after cancel and close: decision 071 says why saving leads to the
  // variant.
  ["router.replace(variantAddress(saved.id))", SAVE, VARIANTS, 'Thin ones")).toBeVisible()'],
  [
    "guard.leave(LINKS.home)",
    "components/recipes/form/draft-form.tsx",
    MESSAGES,
    'getByRole("button", { name: "Cancel" })',
  ],

  ["Please sign in to view your grocery list.", "app/(site)/(recipes)/grocery-list/page.tsx", LIST],
  ["Your grocery list is empty", CURRENT, LIST],
  ["Browse Recipes", CURRENT, LIST],
  ["Clear Checked", CURRENT, LIST],
  ["Add More Recipes", CURRENT, MESSAGES],
  ["Close List", "app/(site)/(recipes)/grocery-list/_components/list-head.tsx", LIST],
  ["View {name}", PAST, LIST, '"View My Grocery List"'],
  ["Delete {name}", PAST, LIST, '"Delete Week"'],
  ["(Copy)", "app/(site)/(recipes)/grocery-list/_components/copy-list-dialog.tsx", LIST],
  ["My Grocery List", "lib/grocery/limits.ts", LIST],
  ["normalized items!", ADD, LIST, "Added Leek soup to your grocery list with 3 normalized items!"],
  ["View Grocery List", ADD, LIST],
  ["Stay Here", ADD, LIST],
  ["Failed to create grocery list", CURRENT_LIST, LIST],
  ["Failed to get updated grocery list", ADD, LIST],
  ["Failed to add recipe to grocery list. Please try again.", ADD, LIST],
  ["Failed to update item", "app/(site)/(recipes)/grocery-list/_components/use-list.ts", LIST],
  ["Failed to delete grocery list. Please try again.", DELETE_LIST, LIST],
  ["deleted successfully", DELETE_LIST, LIST],
  ["DELETED_MS = 3000", DELETE_LIST, MESSAGES, "three seconds"],
  // The document gives both 6000 ms as the default and 5000 ms if no delay is set: the default applies.
  ["SUCCESS_MS = 6000", TOAST, MESSAGES, "six seconds"],
  ["EXIT_MS = 300", TOAST, MESSAGES, "300 ms"],
  ["days ago", "components/recipes/saved/relative-date.ts", DATES],
];

/**
 * Deleting a line needs no server: it disappears at once, also without a network, and the change is sent until it
 * arrives. The only possible refusal, a line that is already deleted, is the wanted result. So this message can never
 * appear.
 */
const CANNOT_HAPPEN = ["Failed to delete item"] as const;

const textOf = (file: string) => readFileSync(file, "utf8");

describe("the documented words of variants and grocery lists", () => {
  for (const [message, raisedIn, happensIn, shown = message] of CATALOGUE) {
    it(`'${message}' is raised in ${raisedIn}, and happens in ${happensIn}`, () => {
      expect(saidBy(raisedIn)).toContain(message);
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
