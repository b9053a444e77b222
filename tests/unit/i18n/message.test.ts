import { describe, expect, it } from "vitest";
import { area, inEnglish, sayIn } from "@/lib/i18n/area";
import { parseMessage, sayMessage } from "@/lib/i18n/message";
import { namesIn } from "@/tests/support/i18n/names-in";

describe("a message", () => {
  it.each([
    ["Plain text, as it is", {}, "Plain text, as it is"],
    ["{name} eats {what}", { name: "Mira", what: "rice" }, "Mira eats rice"],
    ["{n, plural, one {1 plate} other {{n} plates}}", { n: 1 }, "1 plate"],
    ["{n, plural, one {1 plate} other {{n} plates}}", { n: 0 }, "0 plates"],
    ["{n, plural, =0 {no plate} one {a plate} other {{n} plates}}", { n: 0 }, "no plate"],
    ["{on, select, true {shown} other {hidden}} now", { on: "true" }, "shown now"],
    ["{on, select, true {shown} other {hidden}} now", { on: "perhaps" }, "hidden now"],
    ["read <a>the <b>terms</b></a>", {}, "read the terms"],
    ["{n, number} people", { n: 12345 }, "12,345 people"],
    ["{n} people", { n: 12345 }, "12345 people"],
  ])("%s", (message, values, said) => {
    expect(sayMessage(message, values, "en")).toBe(said);
  });

  it("counts and writes numbers as its language does", () => {
    expect(sayMessage("{n, number} Leute", { n: 12345.5 }, "de")).toBe("12.345,5 Leute");
    expect(sayMessage("{n, plural, one {jeden} few {kilka} many {wiele} other {x}}", { n: 3 }, "pl")).toBe("kilka");
  });

  it("uses a value as it is: braces and tags in a value are plain text", () => {
    expect(sayMessage("{name}!", { name: "{name} <b>" }, "en")).toBe("{name} <b>!");
  });

  it.each(["{", "}", "{a", "{a, plural, one {x}}", "<b>open", "<b>x</i>", "{a, date}", "</b>"])(
    "is refused if it is malformed: %s",
    (broken) => {
      expect(() => parseMessage(broken)).toThrow();
    },
  );

  it("lists its slots, choices and tags", () => {
    expect(namesIn("{b} <a>{n, plural, one {{c}} other {x}}</a>")).toEqual(["<a>", "b", "c", "n"]);
  });
});

describe("a text", () => {
  const words = area("sample", { hello: "Hello {name}", milk: "Milk" });

  it("is in English if there is no translation of its key", () => {
    expect(inEnglish(words)("hello", { name: "Mira" })).toBe("Hello Mira");
    expect(sayIn(words, "de", undefined)("milk")).toBe("Milk");
    expect(sayIn(words, "de", { hello: "Hallo {name}" })("milk")).toBe("Milk");
    expect(sayIn(words, "de", { hello: "Hallo {name}" })("hello", { name: "Mira" })).toBe("Hallo Mira");
  });

  it("that was composed in English elsewhere is recognised by its slots, and each value is translated on its own", () => {
    const sentences = area("sentences", {
      holds: "Contains {food} and {more}.",
      milk: "milk",
      both: "{n, plural, other {x}}",
    });
    const t = sayIn(sentences, "de", { holds: "Enthält {food} und {more}.", milk: "Milch", both: "y" });
    expect(t.known("Contains milk and oat (rolled).")).toBe("Enthält Milch und oat (rolled).");
    expect(t.known("It contains milk and oats.")).toBe("It contains milk and oats.");
  });

  it("is recognised by the most specific message, and never by one that is hardly more than its slots", () => {
    const messages = area("several", { some: "{few} of {all}", upTo: "Up to {few} of {all}: foods and drinks" });
    const t = sayIn(messages, "de", { some: "{few} von {all}", upTo: "Bis zu {few} von {all}: Speisen und Getränke" });
    expect(t.known("Up to 3 of 17: foods and drinks")).toBe("Bis zu 3 von 17: Speisen und Getränke");
    expect(t.known("3 of 17")).toBe("3 von 17");
    expect(t.known("Cream of mushroom soup")).toBe("Cream of mushroom soup");
  });

  it("that arrives in English is translated if it is known, and kept if not", () => {
    const t = sayIn(words, "de", { milk: "Milch" });
    expect([t.known("Milk"), t.known("Oat milk"), t.known("constructor"), t.known(null)]).toEqual([
      "Milch",
      "Oat milk",
      "constructor",
      null,
    ]);
  });
});

it("a name keeps its own direction in a sentence that is read from the right", () => {
  expect(sayMessage("عند {name}، {count}", { name: "Lungara", count: 3 }, "ar")).toBe("عند \u2068Lungara\u2069، 3");
  expect(sayMessage("at {name}", { name: "Lungara" }, "en")).toBe("at Lungara");
});
