import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { DELETE as revoke } from "@/app/user/share-links/[id]/route";
import { POST as create, GET as list } from "@/app/user/share-links/route";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createShareLink } from "@/server/sharing/create-share-link";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { createFavorite, createIngredient, createUserHealthConcern } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const DAY = 24 * 3_600_000;

let owner: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson({ email: "mira.okafor@diner.example" });
});

const make = (body: Record<string, unknown> = { rows: ["diet"] }, { token } = owner) =>
  call<ShareLinkWire>(create, { token, body });
const listed = async () => (await call<ShareLinkWire[]>(list, { token: owner.token })).body;
const keyOf = ({ url }: ShareLinkWire) => new URL(url).searchParams.get("key") ?? "";

async function writeProfile() {
  const userId = owner.id;
  const prefer = async (name: string, preferenceType: "allergy" | "intolerance" | "love") => {
    const ingredient = await createIngredient(name);
    await db.ingredientPreference.create({ data: { userId, ingredientId: ingredient.id, preferenceType } });
  };
  await db.userDiet.createMany({
    data: [
      { userId, diet: "vegetarian", slot: 1 },
      { userId, diet: "nut_free", slot: 2 },
    ],
  });
  await createUserHealthConcern(userId, "anemia");
  await db.userHealthConcern.updateMany({ data: { notes: "since May" } });
  await prefer("Testanise", "allergy");
  await prefer("Testmilk", "intolerance");
  await prefer("Testlemon", "love");
  await createFavorite(userId, { name: "Test risotto" });
}

describe("POST /user/share-links", () => {
  it("creates a link of the chosen rows, each once and in the card's order", async () => {
    const expires = new Date(now().getTime() + DAY);
    const answer = await make({ rows: ["likes", "allergies", "likes"], expires_at: expires.toISOString() });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(new RegExp(`^http://localhost:3000/id/${owner.id}\\?key=[A-Za-z0-9_-]{43}$`)),
      rows: ["allergies", "likes"],
      created_at: expect.any(String),
      expires_at: expires.toISOString(),
      views: 0,
      last_viewed_at: null,
    });
    expect(await listed()).toEqual([answer.body]);
    const row = await db.shareLink.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(keyOf(answer.body));
  });

  it.each([
    ["no rows", { rows: [] }, "rows"],
    ["an unknown row", { rows: ["email"] }, "rows"],
    ["an expiry that is past", { rows: ["diet"], expires_at: "2020-01-01T00:00:00Z" }, "expires_at"],
    ["an expiry that is not a time", { rows: ["diet"], expires_at: "tomorrow" }, "expires_at"],
  ])("answers 422 to %s", async (_what, body, field) => {
    const answer = await make(body);
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as { detail: { loc: string[] }[] }).detail[0]?.loc.slice(0, 2)).toEqual([
      "body",
      field,
    ]);
    expect(await db.shareLink.count()).toBe(0);
  });

  it("creates 20 of 25 simultaneous links, and another after one was revoked", { timeout: 60_000 }, async () => {
    expect(await statusesAtOnce(25, () => make())).toEqual({ 201: 20, 422: 5 });
    const [link] = await listed();
    expect((await call(revoke, { method: "DELETE", token: owner.token, params: { id: link?.id ?? "" } })).status).toBe(
      204,
    );
    expect((await make()).status).toBe(201);
  });

  it("makes room by deleting links that expired a month ago", { timeout: 60_000 }, async () => {
    const start = now().getTime();
    let passed = 0;
    onTestFinished(replaceClock(() => new Date(start + passed)));
    const expires_at = new Date(start + 1000).toISOString();
    for (let made = 0; made < 20; made++) await make({ rows: ["diet"], expires_at });
    expect((await make()).status).toBe(422);
    passed = 29 * DAY;
    await expect(createShareLink({ ...owner, userId: owner.id }, { rows: ["diet"] })).rejects.toMatchObject({
      code: "invalid",
    });
    passed = 31 * DAY;
    await createShareLink({ ...owner, userId: owner.id }, { rows: ["diet"] });
    expect(await db.shareLink.count()).toBe(1);
  });
});

describe("what a share link opens", () => {
  it("is exactly the chosen rows: allergies of every kind are among the allergies", async () => {
    await writeProfile();
    const { body: link } = await make({ rows: ["allergies", "likes"] });
    const card = await findSharedCard(owner.id, keyOf(link));
    expect(card?.rows).toEqual(["allergies", "likes"]);
    expect(card?.profile).toEqual({
      displayName: "mira.okafor",
      shortId: owner.id.slice(0, 8).toUpperCase(),
      printId: owner.id,
      allergies: [
        { key: "nut", kind: "allergy", label: "Nuts", severity: "allergy", traces: true },
        { key: expect.any(String), kind: "allergy", label: "Testanise", severity: "allergy", traces: true },
        { key: expect.any(String), kind: "intolerance", label: "Testmilk", severity: "intolerance", traces: true },
      ],
      diets: [],
      health: [],
      avoids: [],
      likes: ["Testlemon"],
      favorites: [],
    });
    const whole = (await make({ rows: ["favorites", "avoids", "health", "diet"] })).body;
    const { profile } = (await findSharedCard(owner.id, keyOf(whole))) ?? {};
    expect(profile).toMatchObject({ allergies: [], diets: ["Vegetarian"], health: ["Anemia"], avoids: [] });
    expect(JSON.stringify(profile)).not.toMatch(/since May|diner\.example/);
  });

  it("is nothing for a key that is wrong, of another person, expired or revoked", async () => {
    const stranger = await createSignedInPerson();
    const start = now().getTime();
    let passed = 0;
    onTestFinished(replaceClock(() => new Date(start + passed)));
    const { body: link } = await make({ rows: ["diet"], expires_at: new Date(start + 60_000).toISOString() });
    const { body: other } = await make();
    const key = keyOf(link);
    expect(await findSharedCard(owner.id, key)).not.toBeNull();
    expect(await findSharedCard(stranger.id, key)).toBeNull();
    expect(await findSharedCard("nobody", key)).toBeNull();
    expect(await findSharedCard(owner.id, `${key.slice(0, -2)}AA`)).toBeNull();
    expect(await findSharedCard(owner.id, link.id)).toBeNull();
    passed = 60_000;
    expect(await findSharedCard(owner.id, key)).toBeNull();
    expect((await listed()).map(({ id }) => id)).toContain(link.id);
    expect(await findSharedCard(owner.id, keyOf(other))).not.toBeNull();
    await call(revoke, { method: "DELETE", token: owner.token, params: { id: other.id } });
    expect(await findSharedCard(owner.id, keyOf(other))).toBeNull();
  });
});
