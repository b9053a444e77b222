import { beforeEach, describe, expect, it } from "vitest";
import { POST as inviteAgain } from "@/app/api/team/invitations/[id]/mail/route";
import { DELETE as takeBack } from "@/app/api/team/invitations/[id]/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { GET as listTeam } from "@/app/api/team/route";
import { POST as accept, DELETE as decline, GET as open } from "@/app/api/team-invitations/[key]/route";
import { GET as watchLive } from "@/app/api/visits/venue/[venueId]/live/route";
import type { OpenTeamInvitationWire, TeamWire } from "@/lib/schemas/team";
import { deleteAccount } from "@/server/auth/delete-account";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createInvitation, createMember } from "../../factories/team";
import { readMailsTo } from "../../support/mails";
import { call, type Handler } from "../../support/request";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
});

const answer = (handler: Handler, key: string, token?: string) =>
  call<OpenTeamInvitationWire>(handler, {
    method: handler === accept ? "POST" : handler === decline ? "DELETE" : "GET",
    params: { key },
    ...(token ? { token } : {}),
  });
const seesLive = async ({ token }: SignedInPerson) =>
  (await call(watchLive, { token, params: { venueId: venue.id } })).status;
const rolesOf = (userId: string) =>
  db.businessMemberRole.findMany({
    where: { member: { userId } },
    select: { role: true, venueId: true, member: { select: { business: { select: { holderId: true } } } } },
  });
const send = (email: string, more: object = {}, token = owner.token) =>
  call(invite, { token, body: { email, role: "kitchen", venue_ids: [venue.id], ...more } });
const keyIn = (text: string) => /team-invitation\/(\S+)/.exec(text)?.[1] ?? "";

describe("an invitation", () => {
  it("is mailed to its address, opens without an account, and is accepted by the account of that address", async () => {
    const ines = await createPerson();
    expect((await send(` ${ines.email.toUpperCase()} `)).status).toBe(204);
    const [mail] = await readMailsTo(ines.email);
    const key = keyIn(mail ?? "");
    expect((await answer(open, key)).body).toMatchObject({
      ...{ email: ines.email, role: "kitchen", venues: ["Lungara"], standing: "signed_out" },
    });
    const reader = await signInPerson(ines);
    expect((await answer(open, key, reader.token)).body.standing).toBe("open");
    expect(await seesLive(reader)).toBe(403);
    expect((await answer(accept, key, reader.token)).status).toBe(204);
    expect(await seesLive(reader)).toBe(200);
    expect(await rolesOf(ines.id)).toMatchObject([{ role: "kitchen", venueId: venue.id }]);
    expect((await answer(open, key, reader.token)).status).toBe(404);
  });

  it("works for a person who makes the account afterwards, and proves the mailbox", async () => {
    const { key, email } = await createInvitation(venue.ownerId);
    const person = await signInPerson(await createPerson({ email, emailVerifiedAt: null }));
    expect((await answer(accept, key, person.token)).status).toBe(204);
    expect(await db.user.findUnique({ where: { id: person.id }, select: { emailVerifiedAt: true } })).toEqual({
      emailVerifiedAt: expect.any(Date),
    });
  });

  it("is bound to its address: another account opens it and joins nothing", async () => {
    const { key } = await createInvitation(venue.ownerId);
    const other = await createSignedInPerson();
    expect((await answer(open, key, other.token)).body.standing).toBe("other_account");
    expect((await answer(accept, key, other.token)).status).toBe(403);
    expect(await rolesOf(other.id)).toEqual([]);
  });

  it("is used once: of ten answers at the same time one joins", async () => {
    const { key, email } = await createInvitation(venue.ownerId);
    const person = await createSignedInPerson({ email });
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(accept, key, person.token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await rolesOf(person.id)).toHaveLength(1);
    expect(await db.businessAct.count({ where: { kind: "joined", actorId: person.id } })).toBe(1);
  });

  it.each([
    [
      "its time is up",
      (id: string) => db.businessInvitation.update({ where: { id }, data: { expiresAt: new Date(0) } }),
    ],
    ["it was taken back", (id: string) => call(takeBack, { method: "DELETE", token: owner.token, params: { id } })],
    ["it was sent again", (id: string) => call(inviteAgain, { method: "POST", token: owner.token, params: { id } })],
    ["its last venue is deleted", () => db.venue.delete({ where: { id: venue.id } })],
    ["the business is deleted", () => deleteAccount(venue.ownerId)],
  ])("opens nothing and joins nothing when %s", async (_, act) => {
    const { id, key, email } = await createInvitation(venue.ownerId, undefined, { venueIds: [venue.id] });
    const person = await createSignedInPerson({ email });
    await act(id);
    expect((await answer(open, key)).status).toBe(404);
    expect((await answer(accept, key, person.token)).status).toBe(404);
    expect(await rolesOf(person.id)).toEqual([]);
  });

  it("ends when the one who sent it may no longer give what it gives", async () => {
    const manager = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    const person = await createSignedInPerson();
    expect((await send(person.email, {}, manager.token)).status).toBe(204);
    const key = keyIn((await readMailsTo(person.email))[0] ?? "");
    expect((await answer(open, key)).status).toBe(200);
    await db.businessMemberRole.updateMany({ where: { memberId: manager.memberId }, data: { role: "kitchen" } });
    expect((await answer(accept, key, person.token)).status).toBe(404);
    expect(await rolesOf(person.id)).toEqual([]);
  });

  it("is declined by whoever has its link, and the owners read that", async () => {
    const { key, email } = await createInvitation(venue.ownerId);
    expect((await answer(decline, key)).status).toBe(204);
    expect((await answer(open, key)).status).toBe(404);
    const act = await db.businessAct.findFirstOrThrow({ where: { kind: "invitation_declined", aboutId: owner.id } });
    expect(act.details).toMatchObject({ email });
  });

  it("takes in somebody whose own business is empty, and gives that back when they leave", async () => {
    const { key, email } = await createInvitation(venue.ownerId);
    const person = await createSignedInPerson({ email, accountType: "business" });
    expect((await answer(accept, key, person.token)).status).toBe(204);
    expect(await rolesOf(person.id)).toMatchObject([{ member: { business: { holderId: venue.ownerId } } }]);
    await db.businessMember.delete({ where: { userId: person.id } });
    expect(await rolesOf(person.id)).toMatchObject([{ role: "owner", member: { business: { holderId: person.id } } }]);
  });

  it("is refused to somebody whose own business has venues, which would be left behind", async () => {
    const other = await createVenue();
    const theirs = await db.user.findUniqueOrThrow({ where: { id: other.ownerId } });
    const { key } = await createInvitation(venue.ownerId, theirs.email);
    const person = await signInPerson(theirs);
    expect((await answer(open, key, person.token)).body.standing).toBe("elsewhere");
    expect((await answer(accept, key, person.token)).status).toBe(409);
    expect(await rolesOf(theirs.id)).toMatchObject([{ role: "owner", member: { business: { holderId: theirs.id } } }]);
  });
});

describe("inviting", () => {
  it("offers an owner every role, at all venues and at each", async () => {
    const { body } = await call<TeamWire>(listTeam, { token: owner.token });
    expect(body).toMatchObject({
      ...{ grants_everywhere: true, venues: [{ id: venue.id, name: "Lungara" }] },
      ...{
        grantable: ["owner", "manager", "kitchen", "analyst"],
        members: [{ email: owner.email, may_change: false }],
      },
    });
  });

  it("is refused twice for one address, for a member, and until the own mailbox is proven", async () => {
    expect((await send("a@asked.example")).status).toBe(204);
    expect((await send("a@asked.example")).status).toBe(409);
    expect((await send(owner.email)).status).toBe(409);
    await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    expect((await send("b@asked.example")).status).toBe(403);
  });

  it("is refused for venues of another business, and for an owner of one venue", async () => {
    const other = await createVenue();
    expect((await send("a@asked.example", { venue_ids: [other.id] })).status).toBe(404);
    expect((await send("a@asked.example", { role: "owner" })).status).toBe(422);
    expect(await db.businessInvitation.count({ where: { invitedById: owner.id } })).toBe(0);
  });

  it("lets a manager ask in a kitchen and analysts of their own venues, and nobody else", async () => {
    const manager = await createMember(venue.ownerId, [{ role: "manager", venueId: venue.id }]);
    const other = await db.venue.create({
      data: { ownerId: venue.ownerId, name: "Cardiff", city: "Cardiff", country: "UK", createdAt: now() },
      select: { id: true },
    });
    const tries = [
      [{}, 204],
      [{ role: "analyst" }, 204],
      [{ role: "manager" }, 403],
      [{ role: "owner", venue_ids: null }, 403],
      [{ venue_ids: null }, 403],
      [{ venue_ids: [other.id] }, 403],
      [{ venue_ids: [venue.id, other.id] }, 403],
    ] as const;
    for (const [i, [more, status]] of tries.entries()) {
      expect([i, (await send(`${i}@asked.example`, more, manager.token)).status]).toEqual([i, status]);
    }
    const { body } = await call<TeamWire>(listTeam, { token: manager.token });
    expect(body.grantable).toEqual(["kitchen", "analyst"]);
    expect(body.venues).toEqual([{ id: venue.id, name: "Lungara" }]);
  });
});
