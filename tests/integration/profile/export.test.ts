import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as exportAccount } from "@/app/user/export/route";
import { EXPORT_PARTS } from "@/lib/schemas/export";
import { db } from "@/server/db/client";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createSignedInPerson } from "../../factories/people";
import { countRows, idsIn, tablesOfPeople } from "../../support/every-table";
import { call } from "../../support/request";

type Export = Record<string, Record<string, unknown>[]>;

describe("GET /user/export", () => {
  it("contains every row about the person in every table, as a download", async () => {
    const restaurant = await createRestaurant();
    const tables = await tablesOfPeople();
    const before = await idsIn(tables);
    const person = await createSignedInPerson({ email: "mira.okafor@diner.example", firstName: "Mira" });
    const mark = `mark-${randomUUID()}`;
    await createEverything(person, restaurant, mark);
    expect(Object.entries(await countRows(tables)).filter(([, count]) => count === 0)).toEqual([]);

    const answer = await call<Export>(exportAccount, { token: person.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="forkprint-my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = JSON.stringify(answer.body);
    const missing = [...(await idsIn(tables))].filter((id) => !before.has(id) && !text.includes(id));
    expect(missing, "every row that came with the person stands in the file").toEqual([]);
    for (const part of EXPORT_PARTS) expect(answer.body[part], part).not.toEqual([]);
    expect(answer.body.account).toEqual([
      {
        id: person.id,
        email: "mira.okafor@diner.example",
        first_name: "Mira",
        last_name: null,
        second_factor_since: null,
        first_proven_at: expect.any(String),
        appearance: null,
        checked_people: [],
        locale: null,
        shows_full_name: false,
        picture: null,
        account_type: "diner",
        email_verified_at: expect.any(String),
        created_at: expect.stringMatching(/\+00:00$/),
        updated_at: expect.any(String),
      },
    ]);
    expect(answer.body.visits).toMatchObject([{ venue: "Lungara", visit_type: "LOCATION_SPECIFIC" }]);
    expect(answer.body.health_concerns).toMatchObject([{ name: "diabetes", notes: mark }]);
  });

  it("contains no secret: no hash of a password, a token or an application", async () => {
    const person = await createSignedInPerson();
    await createEverything(person, await createRestaurant(), randomUUID());
    const text = JSON.stringify((await call(exportAccount, { token: person.token })).body);
    const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    const hashes = [
      user.passwordHash,
      ...(await db.passwordResetToken.findMany()).map((row) => row.tokenHash),
      ...(await db.oAuthCode.findMany()).map((row) => row.hash),
      ...(await db.oAuthAccessToken.findMany()).map((row) => row.hash),
      ...(await db.oAuthRefreshToken.findMany()).map((row) => row.hash),
      ...(await db.oAuthClient.findMany()).flatMap((row) => row.secretHash ?? []),
    ];
    expect(hashes.length).toBeGreaterThanOrEqual(6);
    for (const hash of hashes) expect(text).not.toContain(hash);
  });

  it("contains nothing about anybody else", async () => {
    const restaurant = await createRestaurant();
    const otherPerson = await createSignedInPerson({ email: "other@diner.example" });
    const mark = `mark-${randomUUID()}`;
    await createEverything(otherPerson, restaurant, mark);
    const person = await createSignedInPerson();
    const text = JSON.stringify((await call(exportAccount, { token: person.token })).body);
    for (const theirs of [otherPerson.id, otherPerson.email, mark, restaurant.owner.email])
      expect(text).not.toContain(theirs);
  });
});
