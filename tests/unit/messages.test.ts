import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { saidBy } from "../support/i18n/said-by";

/**
 * The documented messages of the diner's screens: the file that raises each, and the test in which its failure really
 * happens. A message without a row is not tested; a message that moves without its row fails here.
 */
type Row = readonly [message: string, raisedIn: string, happensIn: string];
/** Documented words that no person can see here, and why. */
type Never = readonly [message: string, why: string];

const SETTINGS = "tests/e2e/settings.spec.ts";
const FAILURES = "tests/e2e/settings-failures.spec.ts";
const ACCOUNT = "tests/e2e/settings-account.spec.ts";
const ONBOARDING = "tests/e2e/onboarding.spec.ts";
const RESET = "tests/e2e/password-reset.spec.ts";
const MODAL = "tests/e2e/auth-modal.spec.ts";
const ID_PAGE = "tests/e2e/id-page.spec.ts";
const CHECK_IN = "tests/e2e/check-in.spec.ts";
const CONSENT = "tests/e2e/consent.spec.ts";
const REFUSED = "tests/e2e/consent-refused.spec.ts";
const BUSINESS = "tests/e2e/business-pages.spec.ts";

const IMPORT = "tests/e2e/recipe-import.spec.ts";
const RECIPE_FORM = "tests/e2e/recipe-form.spec.ts";
const VARIANTS = "tests/e2e/variants.spec.ts";
const GROCERY = "tests/e2e/grocery-list.spec.ts";

const SAVE_RECIPE = "components/recipes/form/use-save-recipe.ts";
const SAVE_VARIANT = "components/variants/use-save-variant.ts";
const ADD_TO_LIST = "components/recipes/to-list/use-add-to-list.ts";
const CURRENT_LIST = "components/recipes/to-list/current-list-id.ts";
const RULES = "lib/auth/account-rules.ts";
const FORM_RULES = "lib/auth/form-rules.ts";
const FAVORITE_RULES = "components/profile/favorites/favorite-changes.ts";
const ID_MESSAGES = "components/sharing/id-messages.ts";

const CATALOGUE: readonly Row[] = [
  ["An error occurred", "lib/api-call.ts", MODAL],
  ["Incorrect email or password", "server/auth/sign-in.ts", MODAL],
  ["Email is required", RULES, ONBOARDING],
  ["Please enter a valid email address", RULES, ONBOARDING],
  ["Password must be at least 8 characters long", RULES, ONBOARDING],
  ["Password must contain at least one lowercase letter", RULES, ONBOARDING],
  ["Password must contain at least one uppercase letter", RULES, ONBOARDING],
  ["Password must contain at least one number", RULES, ONBOARDING],
  ["Passwords do not match", FORM_RULES, ONBOARDING],

  ["Failed to send reset email. Please try again.", "messages/en/shell.ts", RESET],
  ["If an account with that email exists, we've sent you a password reset link.", "messages/en/shell.ts", RESET],
  ["Failed to reset password. Please try again.", "messages/en/shell.ts", RESET],
  ["Invalid or missing reset token. Please request a new password reset.", "messages/en/shell.ts", RESET],
  ["Invalid Reset Link", "messages/en/shell.ts", RESET],
  ["Password reset successfully! You can now sign in with your new password.", "messages/en/shell.ts", RESET],
  ["Passwords do not match.", FORM_RULES, RESET],
  ["Password must be at least 8 characters long.", FORM_RULES, RESET],
  ["Invalid reset token.", FORM_RULES, "tests/unit/auth/form-rules.test.ts"],

  ["Failed to load health concerns", "messages/en/profile.ts", FAILURES],
  ["Failed to save dietary preferences", "messages/en/profile.ts", SETTINGS],
  ["Failed to update health concern", "messages/en/profile.ts", SETTINGS],
  ["Failed to search ingredients", "messages/en/profile.ts", SETTINGS],
  ["Failed to add/update ingredient preference", "messages/en/settings.ts", SETTINGS],
  ["Failed to remove ingredient preference", "messages/en/settings.ts", SETTINGS],
  ["Failed to load favorites", "messages/en/profile.ts", FAILURES],
  ["Failed to search items", "messages/en/profile.ts", FAILURES],
  ["Failed to add favorite", "messages/en/profile.ts", FAILURES],
  ["Failed to remove favorite", "messages/en/profile.ts", FAILURES],
  ["This item is already in your favorites", FAVORITE_RULES, ONBOARDING],
  ["You can only have up to 3 favorite foods", FAVORITE_RULES, "tests/unit/favorites/favorite-changes.test.ts"],
  ["You can only have up to 3 favorite drinks", FAVORITE_RULES, ONBOARDING],
  ["Dietary preferences updated!", "messages/en/profile.ts", SETTINGS],
  ["Health concern added", "messages/en/profile.ts", SETTINGS],
  ["Health concern removed", "messages/en/profile.ts", SETTINGS],
  ["Added {ingredient} as {type}", "messages/en/settings.ts", SETTINGS],
  ["Updated {ingredient} as {type}", "messages/en/settings.ts", SETTINGS],
  ["Ingredient preference removed", "messages/en/settings.ts", SETTINGS],
  ["{name} added to favorites", "messages/en/profile.ts", SETTINGS],
  ["{name} removed from favorites", "messages/en/profile.ts", SETTINGS],
  ["Logged out successfully", "messages/en/settings.ts", ACCOUNT],
  ["Account deleted successfully", "messages/en/settings.ts", ACCOUNT],
  ["Failed to delete account. Please try again.", "messages/en/settings.ts", ACCOUNT],

  ["Dietary ID Not Found", "messages/en/card.ts", ID_PAGE],
  ["User data not available", ID_MESSAGES, ID_PAGE],
  ["Invalid user ID", ID_MESSAGES, ID_PAGE],
  ["Failed to load user data", ID_MESSAGES, ID_PAGE],
  ["Share link copied to clipboard!", "messages/en/card.ts", ID_PAGE],
  ["Copy this link to share your ID:", "messages/en/card.ts", ID_PAGE],

  [
    "Sorry, we can't extract recipes from this website at the moment.",
    "server/recipes/import/import-failure.ts",
    IMPORT,
  ],
  ["Failed to create recipe", SAVE_RECIPE, RECIPE_FORM],
  ["Failed to update recipe", SAVE_RECIPE, RECIPE_FORM],
  ["Recipe not found", "app/(site)/(recipes)/recipes/[id]/not-found.tsx", "tests/e2e/recipes.spec.ts"],
  ["Failed to create variant", SAVE_VARIANT, VARIANTS],
  ["Failed to update variant", SAVE_VARIANT, VARIANTS],
  ["Failed to delete recipe variant", "components/variants/delete-variant.tsx", VARIANTS],
  ["Variant not found", "app/(site)/(recipes)/variants/[id]/not-found.tsx", VARIANTS],
  ["Base recipe not found", "app/(site)/(recipes)/recipes/[id]/customize/not-found.tsx", VARIANTS],
  ["No base recipe provided", "app/(site)/(recipes)/recipes/[id]/customize/page.tsx", VARIANTS],
  ["No base recipe available", "components/variants/variant-form.tsx", VARIANTS],
  ["Failed to create grocery list", CURRENT_LIST, GROCERY],
  ["Failed to get updated grocery list", ADD_TO_LIST, GROCERY],
  ["Failed to add recipe to grocery list. Please try again.", ADD_TO_LIST, GROCERY],
  [
    "Failed to delete grocery list. Please try again.",
    "app/(site)/(recipes)/grocery-list/_components/delete-list-dialog.tsx",
    GROCERY,
  ],

  ["Failed to fetch venue information", "messages/en/onboarding.ts", CHECK_IN],
  ["You've been checked in and your preferences have been saved!", "messages/en/onboarding.ts", CHECK_IN],
  ["Your preferences have been saved.", "messages/en/onboarding.ts", ONBOARDING],
  ["Redirecting you now...", "messages/en/onboarding.ts", ONBOARDING],
  ["Redirecting you back to the website...", "app/(site)/(flow)/onboard/_components/oauth/return-step.tsx", CONSENT],
  ["You're all set!", "messages/en/onboarding.ts", ONBOARDING],
  ["Visit Details", "messages/en/onboarding.ts", CHECK_IN],
  ["Not {email}", "app/(site)/(flow)/onboard/_components/onboarding-screen.tsx", ONBOARDING],

  [
    "Failed to check existing permissions. Please try again.",
    "app/(site)/(flow)/onboard/_components/oauth/consent-waiting.tsx",
    REFUSED,
  ],
  [
    "Failed to save permission. Please try again.",
    "app/(site)/(flow)/onboard/_components/oauth/answer-failure.ts",
    REFUSED,
  ],
  [
    "Failed to process request. Please try again.",
    "app/(site)/(flow)/onboard/_components/oauth/answer-failure.ts",
    REFUSED,
  ],
  ["Failed to deny authorization", "lib/oauth/api.ts", REFUSED],
  ["User not logged in", "messages/en/onboarding.ts", REFUSED],
  ["User not authenticated", "server/http/callers.ts", "tests/integration/isolation/signed-in-only.test.ts"],

  ["Create Your Own ID", "messages/en/card.ts", ID_PAGE],
  ["Go Home", "messages/en/card.ts", ID_PAGE],
  ["This dietary ID is powered by {product}", "messages/en/card.ts", ID_PAGE],
  [
    "No setup fees. No contracts. Cancel anytime.",
    "app/(site)/(diner)/pricing/_components/price-calculator.tsx",
    BUSINESS,
  ],
];

const NEVER: readonly Never[] = [
  ["Failed to send password reset email", "the screen says its own 'Failed to send reset email. Please try again.'"],
];

/** A message that is composed where it is raised; the test has a name in each placeholder. */
const PLACE = /\{\w+\}/;
const COMPOSED: Partial<Record<string, readonly string[]>> = {
  "Failed to add/update ingredient preference": ["add/update", "ingredient preference"],
  "Failed to remove ingredient preference": ["remove", "ingredient preference"],
};
const partsOf = (message: string): readonly string[] => COMPOSED[message] ?? message.split(PLACE).filter(Boolean);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const asPattern = (message: string) => new RegExp(message.split(PLACE).map(escaped).join('[^"`]+?'));
const textOf = (file: string) => readFileSync(file, "utf8");

/** The folders with the texts that people read. */
const SCREENS = ["app", "components", "lib", "messages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe("the documented messages", () => {
  it.each(CATALOGUE)("'%s' is raised in %s", (message, raisedIn) => {
    const source = saidBy(raisedIn);
    for (const part of partsOf(message)) expect(source).toContain(part.trim());
  });

  it.each(CATALOGUE)("'%s' (%s) is tested in %s", (message, _raisedIn, happensIn) => {
    expect(textOf(happensIn)).toMatch(asPattern(message));
  });

  it.each(NEVER)("'%s' appears nowhere: %s", (message) => {
    expect(SCREENS.filter((file) => textOf(file).includes(message))).toEqual([]);
  });
});
