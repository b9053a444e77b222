import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFsa } from "@/server/recalls/feeds/fsa";
import { readOpenFda } from "@/server/recalls/feeds/openfda";
import { readRasff } from "@/server/recalls/feeds/rasff";
import { dayIn, gtinsIn } from "@/server/recalls/feeds/told-recall";
import { undeclaredIn } from "@/server/recalls/feeds/undeclared";
import { FSA, OPENFDA, RASFF } from "../../support/recalls/told-recalls";

describe("the words of a notice", () => {
  it.each([
    ["Undeclared milk", ["milk"]],
    ["Product contains undeclared milk and soy (lecithin).", ["milk", "soybeans", "lecithin"]],
    ["Undeclared allergens: wheat, egg & tree nuts", ["wheat", "eggs", "nuts"]],
    ["Undeclared allergens (milk, soy)", ["milk", "soybeans"]],
    ["undeclared presence of peanut in biscuits from Turkey", ["peanuts"]],
    ["The label does not declare almond or cashew.", ["almond", "cashew"]],
    ["Failed to declare mustard on the label", ["mustard"]],
    ["Peanut was not declared", ["peanuts"]],
    ["Milk and egg are undeclared.", ["milk", "eggs"]],
    ["undeclared sulphites (E220)", ["sulphur dioxide and sulphites", "e220"]],
    ["undeclared wheat; the firm was told. Undeclared sesame", ["wheat", "sesame seeds"]],
    ["Product may contain undeclared allergens.", []],
    ["Salmonella", []],
  ])("%j names %j", (text, allergens) => {
    expect(undeclaredIn(text)).toEqual(allergens);
  });

  it("give codes of products, and no other numbers", () => {
    expect(gtinsIn("UPC 0 36000 29145 2, lot 20261118, tel. 555-0100-22; EAN: 9520000000059")).toEqual([
      "00036000291452",
      "09520000000059",
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const gtin of gtinsIn(text)) expect(gtin).toMatch(/^\d{14}$/);
      }),
    );
  });

  it.each([
    ["20261118", "2026-11-18"],
    ["2026-11-18T10:00:00Z", "2026-11-18"],
    ["18-11-2026 10:12:00", "2026-11-18"],
  ])("%j is a day", (text, day) => {
    expect(dayIn(text)?.toISOString().slice(0, 10)).toBe(day);
  });

  it.each(["", "2026-02-31", "soon", null])("%j is no day", (text) => {
    expect(dayIn(text)).toBeNull();
  });
});

describe("an answer of", () => {
  it("openFDA gives its recalls for allergens, with those that ended", () => {
    expect(readOpenFda(OPENFDA)).toEqual([
      expect.objectContaining({
        reference: "F-0001-2027",
        firm: "Zorblax Foods Inc.",
        gtins: ["00036000291452"],
        allergens: ["milk", "soybeans", "lecithin"],
        batches: "Lot 2611, best by 06/2027",
        endedAt: null,
      }),
      expect.objectContaining({
        reference: "F-0002-2027",
        allergens: ["wheat", "eggs"],
        endedAt: new Date("2026-11-15"),
      }),
    ]);
  });

  it("the Food Standards Agency gives its allergy alerts", () => {
    expect(readFsa(FSA)).toEqual([
      expect.objectContaining({
        reference: "FSA-AA-99-2026",
        firm: "Quibble Ltd",
        products: ["Quibble Dark Chocolate"],
        gtins: ["09520000000059"],
        allergens: ["milk"],
        batches: "100g; L2611; 30 June 2027",
        url: "https://www.food.gov.uk/news-alerts/alert/fsa-aa-99-2026",
      }),
    ]);
  });

  it("RASFF gives its notifications for allergens in food", () => {
    expect(readRasff(RASFF)).toEqual([
      expect.objectContaining({
        reference: "2026.9001",
        products: ["crispy onions from Belgium"],
        allergens: ["sesame seeds"],
        url: "https://webgate.ec.europa.eu/rasff-window/screen/notification/700001",
      }),
    ]);
  });

  it("another service is none, and no answer throws", () => {
    for (const read of [readOpenFda, readFsa, readRasff]) {
      expect(read({ error: { code: "NOT_FOUND" } })).toBeNull();
      expect(read(null)).toBeNull();
      fc.assert(fc.property(fc.anything(), (body) => void read(body)));
      fc.assert(
        fc.property(fc.array(fc.anything()), (rows) => {
          const all = [{ results: rows }, { items: rows }, { notifications: rows }];
          for (const body of all) expect(read(body) ?? []).toEqual([]);
        }),
      );
    }
  });

  it("an address that is none of the web is left out", () => {
    const [alert] = FSA.items;
    const read = readFsa({ items: [{ ...alert, alertURL: "javascript:alert(1)" }] });
    expect(read?.[0]?.url).toBeNull();
  });
});
