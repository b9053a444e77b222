import { expect, type Page } from "@playwright/test";

/** Agrees to the statement that is shown before the first health data is recorded. */
export async function agreeToHealth(page: Page): Promise<void> {
  const statement = page.getByRole("dialog", { name: "Health concerns and what your doctor said" });
  await expect(statement).toBeVisible();
  await statement.getByRole("button", { name: "I agree that my health data is kept" }).click();
}
