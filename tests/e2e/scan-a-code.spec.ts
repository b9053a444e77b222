import type { Page } from "@playwright/test";
import { barcodePicture } from "../support/barcode-video";
import { expect, test } from "./fixtures";

/** A product of the demonstration. */
const BARS = "9520000000035";

/** The page's camera films this picture. */
async function film(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript((base64) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      const draw = () => canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, picture.toString("base64"));
}
const openCamera = async (page: Page) => {
  await page.goto("/check");
  await page.getByRole("button", { name: "Open the camera" }).click();
};
const theBars = (page: Page) => page.getByRole("heading", { name: "Oat and seed bars", level: 1 });
const typeDigits = async (page: Page) => {
  await page.getByLabel("Or type the digits below the bars").fill(BARS);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};

const LOOKS = [
  ["upside down", { rotate: 184 }],
  ["turned by a quarter", { rotate: 90 }],
  ["held askew", { rotate: 20 }],
  ["in poor light", { dim: 0.3 }],
  ["out of focus", { blur: 2 }],
] as const;

for (const [name, look] of LOOKS) {
  test(`a barcode ${name} is read`, async ({ page, signUp }) => {
    await film(page, await barcodePicture(BARS, look));
    await signUp();
    await openCamera(page);
    await expect(theBars(page)).toBeVisible({ timeout: 30_000 });
  });
}

test("a picture without a readable code answers nothing, and the digits can be typed meanwhile", async ({
  page,
  signUp,
}) => {
  await film(page, await barcodePicture(BARS, { blur: 14 }));
  await signUp();
  await openCamera(page);
  await expect(page.getByText("Hold the barcode in the frame")).toBeVisible();
  await typeDigits(page);
  await expect(theBars(page)).toBeVisible();
});

test("a refused camera says where to turn it on, and what works without it", async ({ page, screens, signUp }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await signUp();
  await openCamera(page);
  await expect(page.getByText("The camera is off for Forkprint.")).toBeVisible();
  await screens.isAccessible("a refused camera");
  await typeDigits(page);
  await expect(theBars(page)).toBeVisible();
});

test("a spoken name is searched for, and silence is said", async ({ page, signUp }) => {
  await page.addInitScript(() => {
    const said = ["oat bars", ""];
    class Heard {
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      abort() {}
      start() {
        const transcript = said.shift() ?? "";
        setTimeout(() => {
          if (transcript !== "") this.onresult?.({ results: [[{ transcript }]] });
          this.onend?.();
        });
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Heard });
  });
  await signUp();
  await page.goto("/check");
  await page.getByRole("button", { name: "Say the name" }).click();
  await expect(page.getByLabel("Or find it by its name")).toHaveValue("oat bars");
  await expect(page.getByRole("button", { name: /Oat bars with apple/ })).toBeVisible();
  await page.getByRole("button", { name: "Say the name" }).click();
  await expect(page.getByText("Nothing was heard.")).toBeVisible();
});
