import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sayIn } from "@/lib/i18n/area";
import { says } from "@/lib/i18n/sentence";
import { inEnglish, speak } from "@/lib/i18n/speak";
import { findUnit } from "@/lib/quantity/units";
import { IMPORT_FAILURES } from "@/lib/schemas/recipe-bodies";
import { carryText } from "@/messages/en/carry";
import { errors } from "@/messages/en/errors";
import { translationOf } from "@/messages/translations";
import { importFailure } from "@/server/recipes/import/import-failure";
import { textsIn } from "../../support/i18n/text-in-code";

const root = path.resolve(import.meta.dirname, "../../..");
const ofErrors = sayIn(errors, "de", translationOf("de", "errors")).known;
const ofRows = sayIn(carryText, "de", translationOf("de", "carry")).known;

const codeUnder = (folder: string): [file: string, code: string][] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [`${folder}/${file}`, readFileSync(path.join(root, folder, file), "utf8")]);

/** Texts of the code that no person reads: names of schema.org, of files and of other apps' fields, and parts of them. */
const isSentence = (text: string): boolean =>
  !findUnit(text) && /^[\p{L}“].* .*\p{L}/u.test(text) && !/^(?:\w+:\/\/|[A-Z]+ )/.test(text);

describe("the message of a failed import", () => {
  it.each(IMPORT_FAILURES)("is translated into German: %s", (reason) => {
    const { sentence } = importFailure(reason);
    expect(speak(sentence, "de")).not.toBe(inEnglish(sentence));
  });

  it("gives the reason why a recipe is hidden", () => {
    const { sentence } = importFailure(
      "hidden",
      says("importHiddenReason", { reason: "A duplicate of another page." }),
    );
    expect(speak(sentence, "de")).toMatch(/^Wir kennen .* Der Grund: A duplicate of another page\.$/);
  });

  it("is translated into German for each recipe of another app's export", () => {
    const messages = ["server/recipes/carried", "server/cookbook/carry", "lib/recipes/carried"]
      .flatMap(codeUnder)
      .flatMap(([file, code]) => textsIn(file, code).map(({ text }) => ({ file, text: text.replaceAll("{}", "7") })))
      .filter(({ text }) => isSentence(text));
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter(({ text }) => ofRows(text) === text && ofErrors(text) === text)).toEqual([]);
  });
});
