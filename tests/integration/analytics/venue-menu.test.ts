import { beforeEach, describe, expect, it } from "vitest";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { GET as getMenu, PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import type { MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { type CallOptions, call, type Handler } from "../../support/request";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

const ask = <T>(handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: owner.token, params: { id: venue.id }, ...options });
const dishes = (plate: string) => [
  { name: "Green plate", description: plate },
  { name: "Baked potato", description: "potato, salt" },
];

describe("a venue's menu", () => {
  it("is judged at save, and says whom its dishes fit", async () => {
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["nut_free"] } });
    for (let i = 0; i < 9; i++) await createVisit(venue.id);
    const { status, body } = await ask<MenuWire>(saveMenu, {
      method: "PUT",
      body: { dishes: dishes("basil, walnuts, olive oil") },
    });
    expect(status).toBe(200);
    expect(body.dishes.map(({ name, fits }) => [name, fits])).toEqual([
      ["Green plate", 9],
      ["Baked potato", 15],
    ]);
    expect(body.dishes[0]?.verdicts.nut_free).toEqual({ kind: "conflict", blockers: ["walnuts"] });
    expect(body.change).toEqual({ dish: "Green plate", ingredient: "walnuts", guests: 6 });
    expect((await ask<MenuWire>(getMenu)).body).toEqual(body);
  });

  it("warns of an edit that turns a fit into a conflict, and writes nothing for the question", async () => {
    await ask(saveMenu, { method: "PUT", body: { dishes: dishes("basil, olive oil, salt") } });
    const edit = { dishes: dishes("basil, olive oil, walnuts") };
    const { body } = await ask<MenuCheckWire>(checkMenu, { body: edit });
    expect(body.lost).toContainEqual({ dish: "Green plate", key: "nut_free", because: ["walnuts"] });
    expect((await ask<MenuWire>(getMenu)).body.dishes[0]?.description).toBe("basil, olive oil, salt");
  });

  it("is the owner's alone, and refuses a dish without a name", async () => {
    const stranger = await createSignedInPerson({ accountType: "business" });
    const body = { dishes: dishes("basil") };
    expect((await ask(getMenu, { token: stranger.token })).status).toBe(404);
    expect((await ask(saveMenu, { token: stranger.token, method: "PUT", body })).status).toBe(404);
    expect((await ask(checkMenu, { token: stranger.token, body })).status).toBe(404);
    expect((await ask(checkMenu, { token: (await createSignedInPerson()).token, body })).status).toBe(403);
    const nameless = { dishes: [{ name: " ", description: "" }] };
    expect((await ask(saveMenu, { method: "PUT", body: nameless })).status).toBe(422);
  });
});
