import { beforeEach, describe, expect, it } from "vitest";
import { PUT as putPerson } from "@/app/api/household/people/[id]/household/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { POST as accept, DELETE as decline, GET as open } from "@/app/api/household-invitations/[key]/route";
import { DELETE as revoke } from "@/app/api/households/[id]/invitations/[invitationId]/route";
import { POST as invite, GET as listInvitations } from "@/app/api/households/[id]/invitations/route";
import { PUT as handOver } from "@/app/api/households/[id]/keeper/route";
import { PATCH as chooseRows, DELETE as leave } from "@/app/api/households/[id]/me/route";
import { DELETE as removeMember } from "@/app/api/households/[id]/members/[memberId]/route";
import { GET as get, PATCH as rename } from "@/app/api/households/[id]/route";
import { POST as create, GET as list } from "@/app/api/households/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import type { HouseholdWire, InvitationWire, OpenInvitationWire, TablePersonWire } from "@/lib/schemas/household";
import { db } from "@/server/db/client";
import { createUserHealthConcern } from "../../factories/food";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { type CallOptions, call, type Handler } from "../../support/request";

let ayumi: SignedInPerson;
let ben: SignedInPerson;
let stranger: SignedInPerson;

const as = <T = HouseholdWire>(who: SignedInPerson, handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: who.token, ...options });
const made = async (who = ayumi) => (await as(who, create, { body: { name: "Elm Street" } })).body;
const invited = async (id: string, body: Record<string, unknown> = {}, who = ayumi) =>
  as<InvitationWire>(who, invite, { params: { id }, body: { is_single_use: true, ...body } });
const keyOf = ({ url }: InvitationWire) => url.split("/").at(-1) ?? "";
const join = (who: SignedInPerson, key: string, rows: string[] = ["allergies", "diet"]) =>
  as(who, accept, { params: { key }, body: { rows } });
const seenBy = async (who: SignedInPerson, id: string) => as(who, get, { params: { id } });

beforeEach(async () => {
  ayumi = await createSignedInPerson({ firstName: "Ayumi" });
  ben = await createSignedInPerson({ firstName: "Ben" });
  stranger = await createSignedInPerson({ firstName: "Sid" });
});

describe("a household's invitation for several people", () => {
  it("lets nobody back in whom the household removed, or who left by themselves", async () => {
    for (const goes of ["removed", "left"] as const) {
      const { id } = await made();
      const key = keyOf((await invited(id, { is_single_use: false })).body);
      expect((await join(ben, key)).status).toBe(200);
      const memberId = (await seenBy(ben, id)).body.members.find(({ is_me }) => is_me)?.id ?? "";
      if (goes === "removed") await as(ayumi, removeMember, { method: "DELETE", params: { id, memberId } });
      else await as(ben, leave, { method: "DELETE", params: { id } });
      expect((await join(ben, key)).status, goes).toBe(404);
      expect((await join(stranger, key)).status, `${goes}: the link is known beyond the household`).toBe(404);
      expect((await seenBy(ben, id)).status).toBe(404);
      expect((await join(ben, keyOf((await invited(id)).body))).status, "a new invitation lets him in").toBe(200);
    }
  });

  it("ends with everybody else's when a member is removed, because that member may know any of them", async () => {
    const { id } = await made();
    const first = keyOf((await invited(id)).body);
    const second = keyOf((await invited(id)).body);
    await join(ben, first);
    const memberId = (await seenBy(ben, id)).body.members.find(({ is_me }) => is_me)?.id ?? "";
    await as(ayumi, removeMember, { method: "DELETE", params: { id, memberId } });
    expect((await join(ben, second)).status).toBe(404);
  });
});

describe("a household", () => {
  it("is created with a name, is managed by its creator, and sees the creator's allergies and diet by default", async () => {
    await createAllergy(ayumi.id, "peanut", "severe");
    await createUserHealthConcern(ayumi.id);
    const { status, body } = await as(ayumi, create, { body: { name: " Elm  Street " } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^Elm +Street$/),
      is_keeper: true,
      created_at: expect.any(String),
      members: [
        {
          id: expect.any(String),
          name: "Ayumi",
          is_keeper: true,
          is_me: true,
          shows: [
            { row: "allergies", values: [expect.stringMatching(/^Peanuts? \(severe\)$/)] },
            { row: "diet", values: [] },
          ],
        },
      ],
      people: [],
    });
    expect((await as<HouseholdWire[]>(ayumi, list)).body).toEqual([body]);
    expect(JSON.stringify(body)).not.toContain(ayumi.id);
  });

  it("is absent for others: not listed, read, named, left, entered or handed over", async () => {
    const { id, members } = await made();
    const memberId = members[0]?.id ?? "";
    expect((await as<HouseholdWire[]>(stranger, list)).body).toEqual([]);
    const attempts: [Handler, CallOptions][] = [
      [get, { params: { id } }],
      [rename, { method: "PATCH", params: { id }, body: { name: "x" } }],
      [chooseRows, { method: "PATCH", params: { id }, body: { rows: [] } }],
      [leave, { method: "DELETE", params: { id } }],
      [removeMember, { method: "DELETE", params: { id, memberId } }],
      [handOver, { method: "PUT", params: { id }, body: { member_id: memberId } }],
      [invite, { params: { id }, body: { is_single_use: true } }],
      [listInvitations, { params: { id } }],
      [revoke, { method: "DELETE", params: { id, invitationId: id } }],
    ];
    for (const [handler, options] of attempts) expect((await as(stranger, handler, options)).status).toBe(404);
    expect((await seenBy(ayumi, id)).body.name).toBe("Elm Street");
  });

  it("is one of at most five for a person, also when they join several at once", async () => {
    expect(await statusesAtOnce(7, () => as(ayumi, create, { body: { name: "One more" } }))).toEqual({
      201: 5,
      409: 2,
    });
    const otherHousehold = await made(ben);
    const key = keyOf((await invited(otherHousehold.id, {}, ben)).body);
    expect((await join(ayumi, key)).status).toBe(409);
    expect((await join(stranger, key)).status).toBe(200);
  });

  it.each([{}, { name: "" }, { name: 7 }, { name: "x".repeat(61) }])("refuses the name in %j", async (body) => {
    expect((await as(ayumi, create, { body })).status).toBe(422);
  });

  it("can be named, opened to others and emptied only by its manager", async () => {
    const { id, members } = await createHousehold([ayumi, ben]);
    const [own = "", bens = ""] = members;
    expect((await as(ben, rename, { method: "PATCH", params: { id }, body: { name: "x" } })).status).toBe(403);
    expect((await invited(id, {}, ben)).status).toBe(403);
    expect((await as(ben, listInvitations, { params: { id } })).status).toBe(403);
    expect((await as(ben, removeMember, { method: "DELETE", params: { id, memberId: own } })).status).toBe(403);
    expect((await as(ben, handOver, { method: "PUT", params: { id }, body: { member_id: bens } })).status).toBe(403);
    expect((await as(ayumi, removeMember, { method: "DELETE", params: { id, memberId: own } })).status).toBe(422);
    expect((await as(ayumi, handOver, { method: "PUT", params: { id }, body: { member_id: id } })).status).toBe(404);
    const handed = await as(ayumi, handOver, { method: "PUT", params: { id }, body: { member_id: bens } });
    expect(handed.body).toMatchObject({ is_keeper: false, members: [{ is_keeper: false }, { is_keeper: true }] });
    expect((await as(ben, rename, { method: "PATCH", params: { id }, body: { name: "Oak" } })).body.name).toBe("Oak");
    expect((await as(ayumi, rename, { method: "PATCH", params: { id }, body: { name: "x" } })).status).toBe(403);
  });

  it("sees only the chosen rows of a card, and a withdrawn row is gone at once", async () => {
    await createAllergy(ben.id, "peanut");
    await createUserHealthConcern(ben.id);
    const { id } = await createHousehold([ayumi, ben]);
    const shown = async () => (await seenBy(ayumi, id)).body.members[1]?.shows;
    expect((await shown())?.map(({ row }) => row)).toEqual(["allergies", "diet"]);
    const choose = (rows: unknown) => as(ben, chooseRows, { method: "PATCH", params: { id }, body: { rows } });
    expect((await choose(["health"])).status).toBe(200);
    expect(await shown()).toEqual([{ row: "health", values: ["Diabetes"] }]);
    await choose([]);
    expect(await shown()).toEqual([]);
    for (const rows of [["passwords"], "health", null]) expect((await choose(rows)).status).toBe(422);
  });
});

describe("an invitation", () => {
  it("shows who invites and who is a member, and admits one person", async () => {
    const { id } = await made();
    const { status, body } = await invited(id);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/\/household\/join\/[\w-]{43}$/),
      is_single_use: true,
      created_at: expect.any(String),
      expires_at: expect.any(String),
    });
    const key = keyOf(body);
    expect((await as<OpenInvitationWire>(ben, open, { params: { key } })).body).toEqual({
      household: { id, name: "Elm Street" },
      invited_by: "Ayumi",
      members: ["Ayumi"],
      is_member: false,
      expires_at: body.expires_at,
    });
    expect((await join(ben, key, ["allergies"])).body.members).toMatchObject([
      { name: "Ayumi" },
      { name: "Ben", is_me: true, shows: [{ row: "allergies" }] },
    ]);
    expect((await join(stranger, key)).status).toBe(404);
    expect((await seenBy(ben, id)).status).toBe(200);
  });

  it("for one person admits one, however many arrive at once", async () => {
    const { id } = await made();
    const key = keyOf((await invited(id)).body);
    const people = await Promise.all(Array.from({ length: 6 }, () => createSignedInPerson()));
    expect(await statusesAtOnce(6, (index) => join(people[index] as SignedInPerson, key))).toEqual({ 200: 1, 404: 5 });
    expect((await seenBy(ayumi, id)).body.members).toHaveLength(2);
  });

  it("for many admits people until it is revoked, at most twelve and nobody twice", async () => {
    const { id } = await made();
    const { body } = await invited(id, { is_single_use: false, days: 30 });
    const people = await Promise.all(Array.from({ length: 12 }, () => createSignedInPerson()));
    expect(await statusesAtOnce(12, (at) => join(people[at] as SignedInPerson, keyOf(body)))).toEqual({
      200: 11,
      409: 1,
    });
    expect((await join(ayumi, keyOf(body), [])).body.members[0]?.shows).toHaveLength(2);
    expect((await as<InvitationWire[]>(ayumi, listInvitations, { params: { id } })).body).toEqual([body]);
    const params = { id, invitationId: body.id };
    expect((await as(ayumi, revoke, { method: "DELETE", params })).status).toBe(204);
    expect((await as(ayumi, revoke, { method: "DELETE", params })).status).toBe(404);
    expect((await join(ben, keyOf(body))).status).toBe(404);
  });

  it("that is expired, invented or declined admits nobody", async () => {
    const { id } = await made();
    const [old, declined, many] = [await invited(id), await invited(id), await invited(id, { is_single_use: false })];
    await db.householdInvitation.update({ where: { id: old.body.id }, data: { expiresAt: new Date(0) } });
    for (const key of [keyOf(old.body), "A".repeat(43), "short"]) {
      expect((await join(ben, key)).status).toBe(404);
      expect((await as(ben, open, { params: { key } })).status).toBe(404);
    }
    const no = (key: string) => as(ben, decline, { method: "DELETE", params: { key } });
    expect((await no(keyOf(declined.body))).status).toBe(204);
    expect((await no(keyOf(declined.body))).status).toBe(404);
    expect((await no(keyOf(many.body))).status).toBe(204);
    expect((await join(ben, keyOf(declined.body))).status).toBe(404);
    expect((await join(ben, keyOf(many.body))).status).toBe(200);
  });

  it("needs a sign-in", async () => {
    const key = keyOf((await invited((await made()).id)).body);
    expect((await call(open, { params: { key } })).status).toBe(401);
    expect((await call(accept, { params: { key }, body: { rows: [] } })).status).toBe(401);
  });

  it("is one of at most ten open ones", async () => {
    const { id } = await made();
    expect(await statusesAtOnce(12, () => invited(id))).toEqual({ 201: 10, 409: 2 });
    expect((await invited(id, { days: 31 })).status).toBe(422);
  });
});

describe("a member without an account", () => {
  const child = async (who: SignedInPerson) =>
    (await as<TablePersonWire>(who, addPerson, { body: { name: "Mio", diets: ["vegetarian"], limits: [] } })).body;
  const put = (who: SignedInPerson, id: string, household_id: string | null) =>
    as<TablePersonWire>(who, putPerson, { method: "PUT", params: { id }, body: { household_id } });

  it("is added and removed by the person who wrote their card", async () => {
    const { id } = await createHousehold([ayumi, ben]);
    const mio = await child(ben);
    expect((await put(ayumi, mio.id, id)).status).toBe(404);
    expect((await put(ben, mio.id, mio.id)).status).toBe(404);
    expect((await put(ben, mio.id, id)).body).toEqual({ ...mio, household_id: id });
    const { household_id: _, ...card } = mio;
    expect((await seenBy(ayumi, id)).body.people).toEqual([{ ...card, is_mine: false }]);
    expect((await put(ben, mio.id, null)).body.household_id).toBeNull();
    expect((await seenBy(ayumi, id)).body.people).toEqual([]);
  });

  it("leaves together with the person who added them", async () => {
    const { id } = await createHousehold([ayumi, ben]);
    const mio = await child(ben);
    await put(ben, mio.id, id);
    expect((await as(ben, leave, { method: "DELETE", params: { id } })).status).toBe(204);
    expect((await seenBy(ayumi, id)).body.people).toEqual([]);
    expect(await db.tablePerson.count({ where: { ownerId: ben.id, householdId: null } })).toBe(1);
  });
});

describe("leaving", () => {
  it("removes everything of the person, and hands the household to its oldest member", async () => {
    const { id } = await createHousehold([ayumi, ben, stranger]);
    const { body } = await invited(id);
    expect((await as(ayumi, leave, { method: "DELETE", params: { id } })).status).toBe(204);
    expect((await seenBy(ayumi, id)).status).toBe(404);
    expect((await seenBy(ben, id)).body).toMatchObject({
      is_keeper: true,
      members: [{ name: "Ben" }, { name: "Sid" }],
    });
    expect((await join(ayumi, keyOf(body))).status).toBe(404);
  });

  it("ends the household when all leave at once, and never leaves one without a manager", async () => {
    const people = [ayumi, ben, stranger];
    const { id } = await createHousehold(people);
    expect(
      await statusesAtOnce(2, (at) => as(people[at] as SignedInPerson, leave, { method: "DELETE", params: { id } })),
    ).toEqual({ 204: 2 });
    expect((await seenBy(stranger, id)).body).toMatchObject({ is_keeper: true, members: [{ name: "Sid" }] });
    await as(stranger, leave, { method: "DELETE", params: { id } });
    expect(await db.household.count({ where: { id } })).toBe(0);
  });

  it("is part of deleting an account, too", async () => {
    const { id } = await createHousehold([ayumi, ben]);
    const deletion = await as(ayumi, deleteAccount, { method: "DELETE", body: { password: PASSWORD } });
    expect(deletion.status).toBeLessThan(300);
    expect((await seenBy(ben, id)).body).toMatchObject({ is_keeper: true, members: [{ name: "Ben" }] });
  });
});
