import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sayIn } from "@/lib/i18n/area";
import { errors } from "@/messages/en/errors";
import { translationOf } from "@/messages/translations";
import { textsIn } from "../../support/i18n/text-in-code";

const folder = path.resolve(import.meta.dirname, "../../../lib/schemas");

/** The console, the portal and applications read English (docs/decisions/179). */
const ENGLISH =
  /^(?:admin|analysis|analytics|oauth|usage|venue-menu|venue-rows|venues|visit-analytics|export|live|health\.)/;
const { known } = sayIn(errors, "de", translationOf("de", "errors"));

/** A number stands for what the code puts into a sentence. */
const sentences = readdirSync(folder)
  .filter((file) => !ENGLISH.test(file))
  .flatMap((file) =>
    textsIn(file, readFileSync(path.join(folder, file), "utf8")).map(({ line, text }) => ({
      where: `${file}:${line}`,
      sentence: text.replaceAll("{}", "7"),
    })),
  );

describe("a validation message about a diner's input", () => {
  it("is translated into German", () => {
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter(({ sentence }) => known(sentence) === sentence)).toEqual([]);
  });

  it("keeps its figures", () => {
    expect(known("At most 1,000,000")).toBe("Höchstens 1.000.000");
    expect(known("Must be at least 0.001")).toBe("Muss mindestens 0,001 sein");
    expect(known("At most 200 characters")).toBe("Höchstens 200 Zeichen");
  });

  it("is translated into German if it comes from zod itself", () => {
    expect(known("Invalid input: expected string, received undefined")).toBe(
      "Ungültige Eingabe: string erwartet, undefined erhalten",
    );
    const checks: [z.ZodType, unknown][] = [
      [z.string().min(3), "a"],
      [z.string().max(3), "anise"],
      [z.number().min(3), 1],
      [z.number().max(3), 5],
      [z.number().positive(), 0],
      [z.number().lt(3), 3],
      [z.int(), 2 ** 60],
      [z.array(z.string()).min(1), []],
      [z.array(z.string()).max(1), ["a", "b"]],
      [z.email(), "a"],
      [z.url(), "a"],
      [z.uuid(), "a"],
      [z.iso.date(), "a"],
      [z.strictObject({}), { a: 1 }],
      [z.strictObject({}), { a: 1, b: 2 }],
      [z.enum(["a", "b"]), "c"],
    ];
    const messages = checks.map(([schema, value]) => schema.safeParse(value).error?.issues[0]?.message ?? "");
    expect(messages.filter((message) => message === "" || known(message) === message)).toEqual([]);
    expect(known("Too big: expected string to have <=40 characters")).toBe("Zu lang: höchstens 40 Zeichen erlaubt");
  });
});
