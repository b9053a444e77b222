import { beforeEach, describe, expect, it } from "vitest";
import { GET as search } from "@/app/api/user-favorites/search/route";
import type { FavoriteItemWire } from "@/lib/schemas/favorites";
import { createFavoriteItem } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const find = async (query: Record<string, string | number>) => {
  const answer = await call<FavoriteItemWire[]>(search, { token: person.token, query });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe("GET /api/user-favorites/search", () => {
  it("finds approved items of the type, prefixes first, at most five", async () => {
    const names = ["Hot jubjub", "Jubjub pie", "Jubjub", "Jubjub stew", "Cold jubjub", "Jubjub roll"];
    for (const name of names) await createFavoriteItem({ name });
    await createFavoriteItem({ name: "Jubjub juice", type: "drink" });
    const found = await find({ q: "JÜBjub", type: "food" });
    expect(found.map(({ name }) => name)).toEqual(["Jubjub", "Jubjub pie", "Jubjub roll", "Jubjub stew", "Hot jubjub"]);
    expect(Object.keys(found[0] ?? {})).toEqual(["id", "name", "type"]);
    expect(await find({ q: "jubjub", type: "drink" })).toMatchObject([{ name: "Jubjub juice", type: "drink" }]);
    expect(await find({ q: "jubjub", limit: 20 })).toHaveLength(7);
  });

  it("does not offer an item that waits for approval", async () => {
    const otherPerson = await createSignedInPerson();
    await createFavoriteItem({ name: "Jubjub secret", approved: false, createdById: otherPerson.id });
    expect(await find({ q: "jubjub" })).toEqual([]);
  });

  it("finds nothing for a text without letters or digits, and treats % as a literal", async () => {
    await createFavoriteItem({ name: "Jubjub" });
    expect(await find({ q: "%%" })).toEqual([]);
    expect(await find({ q: "--" })).toEqual([]);
  });

  it("names an invalid type (422)", async () => {
    const answer = await call(search, { token: person.token, query: { q: "jubjub", type: "dessert" } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["query", "type"] }] } });
  });
});
