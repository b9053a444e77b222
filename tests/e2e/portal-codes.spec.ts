import sharp from "sharp";
import { postAs } from "../support/post-as";
import { readCode } from "../support/read-code";
import { expect, test } from "./fixtures";

test("the codes of a venue get a colour and a logo, and what could not be scanned is not taken", async ({
  page,
  screens,
  signUp,
}) => {
  const owner = await signUp({ account_type: "business" });
  await postAs(page, owner, "/api/venues", { name: "Lungara", city: "Bristol", country: "UK" });
  const { items } = (await (await page.request.get("/api/venues")).json()) as { items: { id: string }[] };
  const id = items[0]?.id ?? "";
  await page.goto("/portal?section=venues");
  const card = page.getByRole("article", { name: "Lungara" });
  await card.getByRole("button", { name: "QR", exact: true }).click();
  await card.getByRole("button", { name: "Look" }).click();
  const dialog = page.getByRole("dialog", { name: "Look of the codes of Lungara" });
  await dialog.getByLabel("Color").fill("#ffd700");
  await expect(dialog.getByText("This color is too light to be scanned: choose a darker one")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save the look" })).toBeDisabled();
  await dialog.getByLabel("Color").fill("#6b21a8");
  await dialog.getByText("25 %").click();
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#222222" } })
    .png()
    .toBuffer();
  await dialog
    .getByLabel("Logo in the middle of the codes")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: logo });
  await expect(dialog.getByText("With a logo in the middle it is always 30 %.")).toBeVisible();
  await screens.isAccessibleOnTablets("the look of codes");
  await dialog.getByRole("button", { name: "Save the look" }).click();
  await expect(dialog).toBeHidden();

  const picture = card.getByRole("img", { name: "QR code of Lungara" });
  await expect(picture).toHaveAttribute("src", /color=6b21a8/);
  // Whoever loads the documented address gets the same look, and a phone reads it.
  const answer = await page.request.get(`/api/venues/${id}/qr.png`);
  const bytes = await answer.body();
  expect(await readCode(bytes)).toContain(`/onboard?venue-id=${id}`);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.r).toBeGreaterThan(200);
  const svg = await (await page.request.get(`/api/venues/${id}/qr.svg`)).text();
  expect(svg).toContain("#6b21a8");
  expect(svg).toContain("<image ");
});
