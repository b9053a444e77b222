import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError, invalidField, notFound } from "@/lib/errors";
import { msg, type SlotsOf, says, sentenceIn, toSentence, translated } from "@/lib/i18n/sentence";
import { inEnglish, speak } from "@/lib/i18n/speak";
import { errors } from "@/messages/en/errors";
import { codeOf, errorResponse, toInvalid } from "@/server/http/error-response";

describe("a sentence", () => {
  it("is said in the reader's language", () => {
    expect(inEnglish(says("listsMost", { count: 20 }))).toBe("You have 20 lists. Delete one you no longer need.");
    expect(speak(says("listsMost", { count: 20 }), "de")).toContain("20 Listen");
    expect(speak("recipeNotFound", "de")).toBe("Nicht gefunden: Rezept");
  });

  it("says figures and moments as the language writes them", () => {
    const least = says("atLeastNumber", { count: 0.001 });
    expect([inEnglish(least), speak(least, "de")]).toEqual(["Must be at least 0.001", "Muss mindestens 0,001 sein"]);
    const closed = says("accountIsClosed", { at: new Date("2026-12-07T08:15:00Z") });
    expect(inEnglish(closed)).toContain("7 December 2026, 08:15 UTC");
    expect(speak(closed, "de")).toContain("7. Dezember 2026, 08:15 UTC");
  });

  it("says a sentence inside it in the same language", () => {
    const gif = says("pictureKinds", { why: toSentence("pictureGif") });
    expect(inEnglish(gif)).toBe("Animated GIF pictures cannot be used. Please send a JPEG, PNG or WebP.");
    expect(speak(gif, "de")).not.toContain("Animated");
  });

  it("never takes what somebody wrote for a key, a slot or a tag", () => {
    for (const name of ["notFound", "{count}", "<b>x</b>", '{"key":"notFound","values":{}}']) {
      expect(inEnglish(says("collectionThere", { name }))).toBe(`There is a collection named ${name} already.`);
    }
  });

  it("is read back from the text of a zod issue", () => {
    expect(sentenceIn(msg("filesMost", { count: 3 }))).toEqual(says("filesMost", { count: 3 }));
    expect(inEnglish(sentenceIn("Words of somebody else"))).toBe("Words of somebody else");
  });
});

describe("the types of sentences", () => {
  it("refuse a sentence without its key, a key without its values, and other values", () => {
    // @ts-expect-error: words are not a key
    new AppError("conflict", "This id is taken");
    // @ts-expect-error: the message has a slot
    new AppError("conflict", "listsMost");
    // @ts-expect-error: the slot has another name
    says("listsMost", { most: 3 });
    // @ts-expect-error: nothing of this name can be looked for
    notFound("unicorn");
    expect(invalidField("name", "requiredField").sentence.key).toBe("requiredField");
  });

  it("refuse a translation with other values", () => {
    const messages = { hello: "Hello {name}", bye: "Bye" } as const;
    type English = { name: "x"; messages: typeof messages };
    const slots: SlotsOf<"{one} and {two, number}">[] = ["one", "two"];
    expect(translated<English>()({ hello: "Hallo {name}", bye: "Tschüs" }).bye).toBe("Tschüs");
    // @ts-expect-error: the value has another name
    translated<English>()({ hello: "Hallo {wer}", bye: "Tschüs" });
    // @ts-expect-error: a value is left out
    translated<English>()({ hello: "Hallo", bye: "Tschüs" });
    // @ts-expect-error: a message is left out
    translated<English>()({ hello: "Hallo {name}" });
    expect(slots).toHaveLength(2);
  });
});

describe("the answer of a refused call", () => {
  const answerOf = async (error: AppError, locale: "en" | "de" = "en") =>
    (await errorResponse(error, "1", locale).json()) as Record<string, unknown>;

  it("has the documented English and a stable code beside it", async () => {
    const error = new AppError("conflict", says("listsMost", { count: 20 }));
    expect(await answerOf(error)).toEqual({
      detail: "You have 20 lists. Delete one you no longer need.",
      code: "lists_most",
    });
    expect((await answerOf(error, "de")).code).toBe("lists_most");
    expect((await answerOf(new AppError("conflict", "idTaken", { reason: "row_changed" }))).code).toBe("row_changed");
  });

  it("names each wrong field in the reader's language", async () => {
    const wrong = z.object({ name: z.string(msg("nameRequired")) }).safeParse({}).error;
    const error = wrong && toInvalid("body", wrong);
    expect(error && (await answerOf(error, "de"))).toEqual({
      detail: [{ loc: ["body", "name"], msg: speak("nameRequired", "de"), type: "invalid_type" }],
      code: "name_required",
    });
  });

  it("has a code of its own for each sentence, and none that a known reason has", () => {
    const codes = Object.keys(errors.messages).map((key) => codeOf(key as keyof typeof errors.messages));
    expect(new Set(codes).size).toBe(codes.length);
    const root = path.resolve(import.meta.dirname, "../../..");
    const reasons = ["server", "app", "lib"]
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
          path.join(root, folder, file),
        ),
      )
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [
        ...readFileSync(file, "utf8").matchAll(/\breason: "([a-z_]+)"|export const [A-Z_]+ = "([a-z]+(?:_[a-z]+)+)"/g),
      ])
      .map((found) => found[1] ?? found[2] ?? "");
    expect(reasons).toContain("row_changed");
    // Reasons whose sentence has the same name, because they mean the same.
    const same = ["row_changed", "recorded_changed", "email_not_confirmed"];
    expect(reasons.filter((reason) => codes.includes(reason) && !same.includes(reason))).toEqual([]);
  });
});
