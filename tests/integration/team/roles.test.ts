import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportActs } from "@/app/api/team/acts/export/route";
import { GET as listActs } from "@/app/api/team/acts/route";
import { PUT as handOver } from "@/app/api/team/holder/route";
import { DELETE as leave } from "@/app/api/team/me/route";
import { PUT as changeRoles } from "@/app/api/team/members/[id]/roles/route";
import { DELETE as remove } from "@/app/api/team/members/[id]/route";
import { GET as listTeam } from "@/app/api/team/route";
import { GET as listVenues, POST as makeVenue } from "@/app/api/venues/route";
import { GET as watchKitchen } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { GET as readLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { GET as listClients } from "@/app/oauth/clients/route";
import type { TeamWire } from "@/lib/schemas/team";
import type { Role, RoleAt } from "@/lib/team/rights";
import { closeAccount } from "@/server/auth/close-account";
import { deleteAccount } from "@/server/auth/delete-account";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sweepTeams } from "@/server/team/list-acts";
import { createApplication } from "../../factories/oauth";
import { type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createMember, type TestMember } from "../../factories/team";
import { readEvents } from "../../support/read-events";
import { call } from "../../support/request";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson & { memberId: string };
beforeEach(async () => {
  venue = await createVenue();
  const person = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
  const { id: memberId } = await db.businessMember.findUniqueOrThrow({ where: { userId: venue.ownerId } });
  owner = { ...person, memberId };
});

const everywhere = (role: Role): RoleAt[] => [{ role, venueId: null }];
const here = (role: Role): RoleAt[] => [{ role, venueId: venue.id }];
const toBody = (roles: readonly RoleAt[]) => roles.map(({ role, venueId }) => ({ role, venue_id: venueId }));
const change = (by: SignedInPerson, { memberId }: { memberId: string }, was: RoleAt[], roles: RoleAt[]) =>
  call(changeRoles, {
    ...{ method: "PUT", token: by.token, params: { id: memberId } },
    body: { roles: toBody(roles), was: toBody(was) },
  });
const removeBy = (by: SignedInPerson, { memberId }: { memberId: string }) =>
  call(remove, { method: "DELETE", token: by.token, params: { id: memberId } });
const leaveAs = ({ token }: SignedInPerson) => call(leave, { method: "DELETE", token });
const live = async ({ token }: SignedInPerson) =>
  (await call(readLive, { token, params: { venueId: venue.id } })).status;
const kinds = async () =>
  (await db.businessAct.findMany({ where: { business: { members: { some: {} } } }, orderBy: { id: "asc" } })).map(
    ({ kind }) => kind,
  );
const holderOf = async ({ memberId }: TestMember) =>
  (await db.businessMember.findUniqueOrThrow({ where: { id: memberId }, select: { business: true } })).business
    .holderId;

describe("a role that is taken away", () => {
  it("ends with the next call, on a device that is signed in all the time", async () => {
    const cook = await createMember(venue.ownerId, here("kitchen"));
    expect(await live(cook)).toBe(200);
    expect((await change(owner, cook, here("kitchen"), here("analyst"))).status).toBe(204);
    expect(await live(cook)).toBe(403);
    expect((await change(owner, cook, here("analyst"), here("kitchen"))).status).toBe(204);
    expect((await removeBy(owner, cook)).status).toBe(204);
    expect(await live(cook)).toBe(403);
    expect(await db.signIn.count({ where: { userId: cook.id, endedAt: null } })).toBe(1);
  });

  it.each([
    ["is removed", (cook: TestMember) => removeBy(owner, cook)],
    ["becomes an analyst", (cook: TestMember) => change(owner, cook, here("kitchen"), here("analyst"))],
    [
      "is sent to the kitchen of another venue",
      async (cook: TestMember) => {
        const other = await db.venue.create({
          data: { ownerId: venue.ownerId, name: "Cardiff", city: "Cardiff", country: "UK", createdAt: now() },
        });
        return change(owner, cook, here("kitchen"), [{ role: "kitchen", venueId: other.id }]);
      },
    ],
    ["leaves", (cook: TestMember) => leaveAs(cook)],
  ])("ends an open live view within two seconds when the reader %s", async (_, act) => {
    const cook = await createMember(venue.ownerId, here("kitchen"));
    const stream = await readEvents(watchKitchen, { token: cook.token, params: { venueId: venue.id } });
    const boss = await readEvents(watchKitchen, { token: owner.token, params: { venueId: venue.id } });
    await Promise.all([stream.next(), boss.next()]);
    expect((await act(cook)).status).toBe(204);
    const since = performance.now();
    expect(await stream.rest()).toMatch(/event: over\ndata:\n\n$/);
    expect(performance.now() - since).toBeLessThan(2000);
    await boss.close();
  });
});

describe("two owners", () => {
  it("are both served the same venues, and what one makes belongs to both", async () => {
    const second = await createMember(venue.ownerId, everywhere("owner"));
    const body = { name: "Cardiff", city: "Cardiff", country: "UK" };
    expect((await call(makeVenue, { token: second.token, body })).status).toBe(201);
    const seen = await Promise.all(
      [owner, second].map(async ({ token }) => (await call<{ items: { name: string }[] }>(listVenues, { token })).body),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.items.map(({ name }) => name)).toEqual(["Lungara", "Cardiff"]);
  });

  it("who change one person at the same time are told: the later change is refused before anything is written", async () => {
    const [second, cook] = [
      await createMember(venue.ownerId, everywhere("owner")),
      await createMember(venue.ownerId, here("kitchen")),
    ];
    const answers = await Promise.all([
      change(owner, cook, here("kitchen"), here("manager")),
      change(second, cook, here("kitchen"), here("analyst")),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await db.businessMemberRole.count({ where: { memberId: cook.memberId } })).toBe(1);
  });

  it("who both leave at the same time leave one owner behind", async () => {
    const second = await createMember(venue.ownerId, everywhere("owner"));
    const answers = await Promise.all([leaveAs(owner), leaveAs(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { holderId } = await db.business.findFirstOrThrow({
      where: { holder: { venues: { some: { id: venue.id } } } },
    });
    expect(await db.businessMemberRole.count({ where: { role: "owner", member: { userId: holderId } } })).toBe(1);
  });

  it("who remove each other at the same time leave one owner behind", async () => {
    const second = await createMember(venue.ownerId, everywhere("owner"));
    const answers = await Promise.all([removeBy(owner, second), removeBy(second, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });
});

describe("the last owner", () => {
  it("neither leaves nor steps down nor is counted on while closing the account", async () => {
    const manager = await createMember(venue.ownerId, everywhere("manager"));
    expect((await leaveAs(owner)).status).toBe(409);
    expect((await removeBy(manager, owner)).status).toBe(403);
    const second = await createMember(venue.ownerId, everywhere("owner"));
    await closeAccount(second.id);
    expect((await leaveAs(owner)).status).toBe(409);
  });
});

describe("a business that is handed over", () => {
  it("goes whole: venues, applications and their usage; the former owner stays as a manager, or is gone", async () => {
    const { clientId } = await createApplication({ ownerId: venue.ownerId });
    const [second, third] = [
      await createMember(venue.ownerId, here("kitchen")),
      await createMember(venue.ownerId, everywhere("analyst")),
    ];
    const hand = (by: SignedInPerson, to: TestMember, afterwards: string) =>
      call(handOver, { method: "PUT", token: by.token, body: { member_id: to.memberId, afterwards } });
    expect((await hand(owner, second, "manager")).status).toBe(204);
    expect(await holderOf(second)).toBe(second.id);
    const apps = await call<{ client_id: string }[]>(listClients, { token: second.token });
    expect(apps.body.map((each) => each.client_id)).toEqual([clientId]);
    expect((await call(listClients, { token: owner.token })).status).toBe(403);
    expect(await live(owner)).toBe(200);
    expect((await hand(second, third, "leave")).status).toBe(204);
    expect(await live(second)).toBe(403);
    expect(await holderOf(third)).toBe(third.id);
    expect((await db.venue.findUniqueOrThrow({ where: { id: venue.id } })).ownerId).toBe(third.id);
  });

  it.each([
    ["deletes the account", (id: string) => deleteAccount(id)],
    ["closes the account", (id: string) => closeAccount(id)],
    ["leaves", () => leaveAs(owner)],
  ])("by itself goes to the other owner when the one who holds it %s", async (_, act) => {
    const application = await createApplication({ ownerId: venue.ownerId });
    const second = await createMember(venue.ownerId, everywhere("owner"));
    await act(owner.id);
    expect(await live(second)).toBe(200);
    expect(await holderOf(second)).toBe(second.id);
    const client = await db.oAuthClient.findUniqueOrThrow({ where: { clientId: application.clientId } });
    expect(client).toMatchObject({ ownerId: second.id, isActive: true });
  });

  it("ends with the account of its only owner, and those who worked there see nothing any more", async () => {
    const cook = await createMember(venue.ownerId, here("kitchen"));
    await deleteAccount(owner.id);
    expect(await live(cook)).toBe(403);
    expect(await db.venue.count({ where: { id: venue.id } })).toBe(0);
  });
});

describe("a manager of some venues", () => {
  it("changes and removes a kitchen of these, and neither themselves, nor other managers, nor other venues' people", async () => {
    const manager = await createMember(venue.ownerId, here("manager"));
    const [cook, peer, wide] = [
      await createMember(venue.ownerId, here("kitchen")),
      await createMember(venue.ownerId, here("manager")),
      await createMember(venue.ownerId, everywhere("kitchen")),
    ];
    expect((await change(manager, cook, here("kitchen"), here("analyst"))).status).toBe(204);
    expect((await change(manager, cook, here("analyst"), here("manager"))).status).toBe(403);
    expect((await change(manager, manager, here("manager"), everywhere("manager"))).status).toBe(403);
    expect((await change(manager, peer, here("manager"), here("kitchen"))).status).toBe(403);
    expect((await removeBy(manager, wide)).status).toBe(403);
    expect((await removeBy(manager, cook)).status).toBe(204);
    const { body } = await call<TeamWire>(listTeam, { token: manager.token });
    expect(body.members.filter((each) => each.may_change)).toEqual([]);
  });
});

describe("the activity", () => {
  it("tells owners who did what, page by page and as CSV, and is kept for a year", async () => {
    const cook = await createMember(venue.ownerId, here("kitchen"));
    await change(owner, cook, here("kitchen"), here("analyst"));
    const { businessId } = await db.businessMember.findUniqueOrThrow({ where: { id: cook.memberId } });
    const year = new Date(now().getTime() - 366 * 86_400_000);
    await db.businessAct.create({ data: { businessId, at: year, kind: "menu_saved", details: { name: "=1+1" } } });
    const { body } = await call<{ items: { kind: string; actor: string; about: string }[] }>(listActs, {
      ...{ token: owner.token, query: { group: "people" } },
    });
    expect(body.items).toMatchObject([{ kind: "roles_changed", actor: owner.email, about: cook.email }]);
    const { body: file } = await call<string>(exportActs, { token: owner.token });
    expect(file.split("\r\n")).toHaveLength(5);
    expect(file).not.toContain(",=1+1");
    await sweepTeams();
    expect(await kinds()).not.toContain("menu_saved");
    await deleteAccount(cook.id);
    const after = await call<{ items: { about: string | null }[] }>(listActs, { token: owner.token });
    expect(JSON.stringify(after.body)).not.toContain(cook.email);
  });
});
