import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createFavoriteItem } from "../../factories/food";
import { createSignedInPerson, PASSWORD, signInPerson } from "../../factories/people";
import { countRows, tablesHolding, tablesOfPeople } from "../../support/every-table";
import { type CallOptions, call } from "../../support/request";
import { useSettings } from "../../support/settings";

const DELETE = { method: "DELETE", body: { password: PASSWORD } } as const;

describe("DELETE /auth/user/delete-account", () => {
  it("leaves nothing of the person in any column of any table", async () => {
    const restaurant = await createRestaurant();
    const person = await createSignedInPerson({ email: "mira.okafor@diner.example", firstName: "Mira" });
    const mark = `mark-${randomUUID()}`;
    await createEverything(person, restaurant, mark);
    const empty = Object.entries(await countRows(await tablesOfPeople())).filter(([, count]) => count === 0);
    expect(empty, "every table that may hold something of a person is part of this test").toEqual([]);

    const answer = await call(deleteAccount, { ...DELETE, token: person.token });
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringContaining("next-auth.session-token=; Path=/; Max-Age=0"),
    ]);
    expect(await tablesHolding([person.id, person.email, person.signInId, mark])).toEqual([]);
  });

  it("deletes nothing with a wrong password, however new the sign-in is", async () => {
    const person = await createSignedInPerson();
    const wrong = await call(deleteAccount, { ...DELETE, body: { password: "Not-the-one-9" }, token: person.token });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ["body", "password"], msg: "The current password is not right", type: "wrong_password" }],
      },
    });
    expect(await db.user.count({ where: { id: person.id } })).toBe(1);
  });

  it("needs no body within ten minutes of the sign-in, and later the password", async () => {
    const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
    const bodies: CallOptions[] = [
      {},
      { body: {} },
      { body: { when: "in_14_days" } },
      { body: "", headers: { "content-type": "text/plain" } },
      { body: '{"when":"at_once"}', headers: { "content-type": "text/plain" } },
    ];
    for (const options of bodies) {
      const late = await createSignedInPerson();
      const ask = (person: { token: string }) =>
        call(deleteAccount, { method: "DELETE", token: person.token, ...options });
      await db.signIn.update({ where: { id: late.signInId }, data: { createdAt: minutesAgo(10.1) } });
      expect(await ask(late)).toMatchObject({ status: 403, body: { code: "password_required" } });
      expect(await db.user.count({ where: { id: late.id, closing: null } })).toBe(1);
      const fresh = await createSignedInPerson();
      await db.signIn.update({ where: { id: fresh.signInId }, data: { createdAt: minutesAgo(9.8) } });
      expect(await ask(fresh)).toMatchObject({ status: 204, body: null });
      expect(await db.user.count({ where: { id: fresh.id, closing: null } })).toBe(0);
    }
  });

  it("takes the password however old the sign-in is, and refuses what is no JSON with 400", async () => {
    const person = await createSignedInPerson();
    await db.signIn.update({
      where: { id: person.signInId },
      data: { createdAt: new Date(now().getTime() - 86_400_000) },
    });
    const asForm = { body: "password=x", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const zipped = { body: "no", headers: { "content-encoding": "gzip", "content-type": "application/json" } };
    for (const options of [asForm, zipped]) {
      expect((await call(deleteAccount, { method: "DELETE", token: person.token, ...options })).status).toBe(400);
    }
    expect((await call(deleteAccount, { ...DELETE, token: person.token })).status).toBe(204);
  });

  it("removes mail to the person from the outbox, and keeps mail to others", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
    useSettings({ MAIL_OUTBOX: outbox });
    const [person, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    const letter = { words: () => ({ subject: "Hello", text: "Hello" }) };
    for (const { email } of [person, otherPerson, person]) await sendMail(email, letter);
    expect(await readdir(outbox)).toHaveLength(3);
    await call(deleteAccount, { ...DELETE, token: person.token });
    const remaining = await readdir(outbox);
    expect(remaining).toHaveLength(1);
    expect(await readFile(join(outbox, remaining[0] ?? ""), "utf8")).toContain(otherPerson.email);
    await rm(outbox, { recursive: true });
  });

  it("keeps the visit as a count without a person", async () => {
    const restaurant = await createRestaurant();
    const person = await createSignedInPerson();
    await createEverything(person, restaurant, randomUUID());
    await call(deleteAccount, { ...DELETE, token: person.token });
    expect(await db.visit.findMany({ select: { userId: true, venueId: true, visitType: true } })).toEqual([
      { userId: null, venueId: restaurant.venueId, visitType: "LOCATION_SPECIFIC" },
    ]);
  });

  it("changes nobody else's rows", async () => {
    const restaurant = await createRestaurant();
    const otherPerson = await createSignedInPerson();
    await createEverything(otherPerson, restaurant, randomUUID());
    const before = await countRows(await tablesOfPeople());
    const person = await createSignedInPerson();
    await call(deleteAccount, { ...DELETE, token: person.token });
    expect(await countRows(await tablesOfPeople())).toEqual(before);
    expect((await call(listSessions, { token: otherPerson.token })).status).toBe(200);
  });

  it("ends every sign-in, and the email can be registered again", async () => {
    const person = await createSignedInPerson();
    const otherDevice = await signInPerson(person);
    await call(deleteAccount, { ...DELETE, token: person.token });
    for (const carrier of [{ token: person.token }, { cookies: person.cookies }, { token: otherDevice.token }]) {
      expect((await call(listSessions, carrier)).status).toBe(401);
    }
    expect((await call(deleteAccount, { ...DELETE, token: person.token })).status).toBe(401);
    const body = { email: person.email, password: PASSWORD };
    expect((await call(login, { body })).status).toBe(401);
    expect((await call(register, { body })).status).toBe(201);
  });

  it("keeps a custom favorite that others chose too, without its author", async () => {
    const author = await createSignedInPerson();
    const otherPerson = await createSignedInPerson();
    const shared = await createFavoriteItem({ approved: false, createdById: author.id });
    const orphan = await createFavoriteItem({ approved: false, createdById: otherPerson.id });
    const choose = (userId: string, itemId: string, slot: number) =>
      db.userFavorite.create({ data: { userId, itemId, type: "food", slot, createdAt: now() } });
    await choose(author.id, shared.id, 1);
    await choose(otherPerson.id, shared.id, 1);
    await choose(author.id, orphan.id, 2);
    await call(deleteAccount, { ...DELETE, token: author.token });
    const remaining = await db.favoriteItem.findMany({
      where: { approved: false },
      select: { id: true, createdById: true },
    });
    expect(remaining).toEqual([{ id: shared.id, createdById: null }]);
  });
});
