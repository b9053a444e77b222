import { beforeEach, describe, expect, it } from "vitest";
import { GET as search } from "@/app/api/products/route";
import { checkDigit } from "@/lib/products/gtin";
import type { ProductListWire } from "@/lib/schemas/food-checks";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const gtinOf = (at: number): string => `095200000003${at}${checkDigit(`095200000003${at}`)}`;

let person: SignedInPerson;
beforeEach(async () => {
  await db.product.deleteMany();
  person = await createSignedInPerson();
  const products: [name: string | null, brand: string | null][] = [
    ["Oat bars with honey", "Mill"],
    ["Oat bars", "Mill"],
    ["Bars of oats & cocoa", "Grünkorn"],
    ["Crème brûlée", "Maison"],
    ["Tomato soup", null],
    [null, "Mill"],
    ["100% peanut_butter", "Nutty"],
  ];
  await db.product.createMany({
    data: products.map(([name, brand], at) => ({
      gtin: gtinOf(at),
      name,
      brand,
      readAt: now(),
    })),
  });
});

const named = async (q: string) => {
  const { status, body } = await call<ProductListWire>(search, { token: person.token, query: { q } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ name }) => name);
};

describe("products by name", () => {
  it("are found by the beginnings of their words, the closest name first", async () => {
    expect(await named("oat bar")).toEqual(["Oat bars", "Oat bars with honey", "Bars of oats & cocoa"]);
    expect(await named("bars oat")).toHaveLength(3);
    expect(await named("honey mill")).toEqual(["Oat bars with honey"]);
  });

  it("are found without accents and by their brand, also if they have no name", async () => {
    expect(await named("creme BRULEE")).toEqual(["Crème brûlée"]);
    expect(await named("grunkorn")).toEqual(["Bars of oats & cocoa"]);
    expect(await named("mill")).toContain(null);
  });

  it.each(["oat'; drop table products; --", "100% peanut_butter", "a & | ! <-> :* (", "\\ % _", "oa", "🍫🍫🍫"])(
    "take %s as words, and as nothing else",
    async (q) => {
      const found = await named(q);
      expect(found).toEqual(q.startsWith("100%") ? ["100% peanut_butter"] : []);
      expect(await db.product.count()).toBe(7);
    },
  );

  it("are for people who are signed in, and need words", async () => {
    expect((await call(search, { query: { q: "oat" } })).status).toBe(401);
    expect((await call(search, { token: person.token, query: { q: " " } })).status).toBe(422);
    expect((await call(search, { token: person.token, query: { q: "x".repeat(101) } })).status).toBe(422);
  });
});
