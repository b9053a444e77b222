import { signInAsAdmin } from "./admin-fixtures";
import { expect, test } from "./fixtures";

test("the console shows the scheduled jobs with their last runs, and runs one when it is asked to", async ({
  page,
  screens,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Jobs" }).click();
  const scheduled = page.getByRole("region", { name: "Scheduled" });
  await expect(scheduled.getByRole("listitem").first()).toBeVisible();
  expect(await scheduled.getByRole("listitem").count()).toBeGreaterThan(20);
  await expect(page.getByRole("region", { name: "Failed for good" }).getByRole("listitem").first()).toBeVisible();
  await screens.isAccessible("jobs");

  const job = scheduled.getByRole("listitem").filter({ hasText: "forgetting counts of attempts" });
  await job.getByRole("button", { name: "Run now: forgetting counts of attempts" }).click();
  await expect(page.getByText("Asked for: forgetting counts of attempts")).toBeVisible();
  await expect(job.getByText(/went well, \d+ ms/)).toBeVisible({ timeout: 45_000 });
});
