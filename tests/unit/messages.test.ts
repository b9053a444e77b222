import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSaid } from "../support/i18n/said-by";

/**
 * The documented messages of the diner's screens, word for word, and the test in which each really appears. Which file
 * raises a message is nobody's promise.
 */
type Row = readonly [message: string, happensIn: string];
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

const CATALOGUE: readonly Row[] = [
  ["An error occurred", MODAL],
  ["Incorrect email or password", MODAL],
  ["Email is required", ONBOARDING],
  ["Please enter a valid email address", ONBOARDING],
  ["Password must be at least 8 characters long", ONBOARDING],
  ["Password must contain at least one lowercase letter", ONBOARDING],
  ["Password must contain at least one uppercase letter", ONBOARDING],
  ["Password must contain at least one number", ONBOARDING],
  ["Passwords do not match", ONBOARDING],

  ["Failed to send reset email. Please try again.", RESET],
  ["If an account with that email exists, we've sent you a password reset link.", RESET],
  ["Failed to reset password. Please try again.", RESET],
  ["Invalid or missing reset token. Please request a new password reset.", RESET],
  ["Invalid Reset Link", RESET],
  ["Password reset successfully! You can now sign in with your new password.", RESET],
  ["Passwords do not match.", RESET],
  ["Password must be at least 8 characters long.", RESET],
  ["Invalid reset token.", "tests/unit/auth/form-rules.test.ts"],

  ["Failed to load health concerns", FAILURES],
  ["Failed to save dietary preferences", SETTINGS],
  ["Failed to update health concern", SETTINGS],
  ["Failed to search ingredients", SETTINGS],
  ["Failed to add/update ingredient preference", SETTINGS],
  ["Failed to remove ingredient preference", SETTINGS],
  ["Failed to load favorites", FAILURES],
  ["Failed to search items", FAILURES],
  ["Failed to add favorite", FAILURES],
  ["Failed to remove favorite", FAILURES],
  ["This item is already in your favorites", ONBOARDING],
  ["You can only have up to 3 favorite foods", "tests/unit/favorites/favorite-changes.test.ts"],
  ["You can only have up to 3 favorite drinks", ONBOARDING],
  ["Dietary preferences updated!", SETTINGS],
  ["Health concern added", SETTINGS],
  ["Health concern removed", SETTINGS],
  ["Added {ingredient} as {type}", SETTINGS],
  ["Updated {ingredient} as {type}", SETTINGS],
  ["Ingredient preference removed", SETTINGS],
  ["{name} added to favorites", SETTINGS],
  ["{name} removed from favorites", SETTINGS],
  ["Logged out successfully", ACCOUNT],
  ["Account deleted successfully", ACCOUNT],
  ["Failed to delete account. Please try again.", ACCOUNT],

  ["Dietary ID Not Found", ID_PAGE],
  ["User data not available", ID_PAGE],
  ["Invalid user ID", ID_PAGE],
  ["Failed to load user data", ID_PAGE],
  ["Share link copied to clipboard!", ID_PAGE],
  ["Copy this link to share your ID:", ID_PAGE],

  ["Sorry, we can't extract recipes from this website at the moment.", IMPORT],
  ["Failed to create recipe", RECIPE_FORM],
  ["Failed to update recipe", RECIPE_FORM],
  ["Recipe not found", "tests/e2e/recipes.spec.ts"],
  ["Failed to create variant", VARIANTS],
  ["Failed to update variant", VARIANTS],
  ["Failed to delete recipe variant", VARIANTS],
  ["Variant not found", VARIANTS],
  ["Base recipe not found", VARIANTS],
  ["No base recipe provided", VARIANTS],
  ["No base recipe available", VARIANTS],
  ["Failed to create grocery list", GROCERY],
  ["Failed to get updated grocery list", GROCERY],
  ["Failed to add recipe to grocery list. Please try again.", GROCERY],
  ["Failed to delete grocery list. Please try again.", GROCERY],

  ["Failed to fetch venue information", CHECK_IN],
  ["You've been checked in and your preferences have been saved!", CHECK_IN],
  ["Your preferences have been saved.", ONBOARDING],
  ["Redirecting you now...", ONBOARDING],
  ["Redirecting you back to the website...", CONSENT],
  ["You're all set!", ONBOARDING],
  ["Visit Details", CHECK_IN],
  ["Not {email}", ONBOARDING],

  ["Failed to check existing permissions. Please try again.", REFUSED],
  ["Failed to save permission. Please try again.", REFUSED],
  ["Failed to process request. Please try again.", REFUSED],
  ["Failed to deny authorization", REFUSED],
  ["User not logged in", REFUSED],
  ["User not authenticated", "tests/integration/isolation/signed-in-only.test.ts"],

  ["Create Your Own ID", ID_PAGE],
  ["Go Home", ID_PAGE],
  ["This dietary ID is powered by {product}", ID_PAGE],
  ["No setup fees. No contracts. Cancel anytime.", BUSINESS],
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
  it.each(CATALOGUE)("'%s' is said by the product", (message) => {
    expect(partsOf(message).filter((part) => !isSaid(part.trim()))).toEqual([]);
  });

  it.each(CATALOGUE)("'%s' is tested in %s", (message, happensIn) => {
    expect(textOf(happensIn)).toMatch(asPattern(message));
  });

  it.each(NEVER)("'%s' appears nowhere: %s", (message) => {
    expect(SCREENS.filter((file) => textOf(file).includes(message))).toEqual([]);
  });
});
