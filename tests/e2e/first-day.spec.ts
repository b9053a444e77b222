import { postAs } from "../support/post-as";
import { expect, test } from "./fixtures";

test("a new owner is led from the first venue to the menu, leaves out what is not needed, and puts the list away", async ({
  page,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  await page.goto("/portal?section=dashboard");
  const list = page.getByRole("region", { name: "The first day" });
  await expect(list.getByText("0 of 7 steps are done, one of them can wait.")).toBeVisible();
  await expect(list.getByRole("link", { name: "Name the venue" })).toBeVisible();
  await screens.isAccessibleOnTablets("the first day");

  await postAs(page, owner, "/api/venues", { name: "Lungara", city: "Bristol", country: "UK" });
  const { items } = (await (await page.request.get("/api/venues")).json()) as { items: { id: string }[] };
  await postAs(page, owner, "/api/locations", { label: "table 1", venue_id: items[0]?.id });
  await page.reload();
  await expect(list.getByText("2 of 7 steps are done, one of them can wait.")).toBeVisible();
  await expect(list.getByText("1 table. First")).toBeVisible();
  await list.getByRole("button", { name: "Not needed" }).click();
  await expect(list.getByText("2 of 6 steps are done.")).toBeVisible();
  await list.getByRole("link", { name: "Print the codes" }).click();
  await expect(page.getByRole("heading", { name: "Venues/Locations" })).toBeVisible();

  await page.goBack();
  await list.getByRole("button", { name: "Put the list away" }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^0 visits/ })).toBeVisible();
  await expect(list).toBeHidden();
});
