import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";
import type { PageText } from "@/server/recipes/page-photos/page-text";
import { readPage } from "@/server/recipes/page-photos/read-page";
import { toDraft } from "@/server/recipes/page-photos/to-draft";
import { toParagraphs } from "@/server/recipes/page-photos/to-paragraphs";

const photo = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, "pages", `${name}.webp`));

function draftOf({ lines }: PageText) {
  const paragraphs = toParagraphs(lines);
  const { recipe } = extractPastedRecipe(paragraphs.map(({ text }) => text).join("\n"), null);
  if (!recipe) throw new Error("No recipe was recognised.");
  return toDraft(recipe, paragraphs);
}

async function read(bytes: Buffer) {
  const reading = await readPage(bytes, "webp", "en");
  if ("refusal" in reading) throw new Error(reading.refusal);
  return { language: reading.page.language, draft: draftOf(reading.page) };
}

describe("a photo of a page", () => {
  it("in two columns and in another language is read column by column in that language", async () => {
    const { language, draft } = await read(photo("nusskuchen-two-columns"));
    expect(language).toBe("de");
    expect(draft.title).toBe("Nusskuchen vom Blech");
    const names = draft.ingredients.map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(names).toEqual(
      expect.arrayContaining(["weiche Butter", "Eier", "gemahlene Haselnüsse", "Zartbitterschokolade"]),
    );
    expect(draft.instructions.map(({ text }) => text)).toContain(
      "Die Butter mit dem Zucker schaumig rühren und die Eier nacheinander unterrühren.",
    );
  });

  it("that is upside down is turned", async () => {
    const head = sharp(photo("curry-in-shadow")).extract({ left: 60, top: 60, width: 900, height: 480 });
    const turned = await sharp(await head.png().toBuffer())
      .rotate(180)
      .webp({ quality: 70 })
      .toBuffer();
    const reading = await readPage(turned, "webp", "en");
    const texts = "page" in reading ? toParagraphs(reading.page.lines).map(({ text }) => text) : [];
    expect(texts.slice(0, 4)).toEqual([
      "Peanut Chicken Curry",
      "Serves four with rice.",
      "Ingredients",
      "1 tbsp sunflower oil",
    ]);
  });
});

describe("a photo without a page", () => {
  const plain = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#f4f0e6" } });

  it("has no text if it is empty", async () => {
    expect(await readPage(await plain.clone().webp().toBuffer(), "webp", "en")).toEqual({ refusal: "no_text" });
  });

  it("is damaged if it breaks off, and too small if it is tiny", async () => {
    const whole = photo("curry-in-shadow");
    expect(await readPage(whole.subarray(0, whole.length / 2), "webp", "en")).toEqual({ refusal: "damaged" });
    const tiny = await plain.clone().resize(120, 160).webp().toBuffer();
    expect(await readPage(tiny, "webp", "en")).toEqual({ refusal: "too_small" });
  });
});
