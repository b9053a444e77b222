import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { POST as addCustom } from "@/app/api/user-favorites/my-favorites/route";
import { POST as register } from "@/app/auth/register/route";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";
import "../../support/provided";

/** Everything that the database server of these tests has logged. */
const readLog = (): Promise<string> => readFile(path.join(inject("testServer").dataDir, "postgres.log"), "utf8");

it("the log of PostgreSQL names the violated constraint, but no content of the rows", async () => {
  const before = (await readLog()).length;
  const email = "wilhelmina.oduya@post.example";
  const body = { email, password: PASSWORD, first_name: "Wilhelmina", last_name: "Oduya" };
  expect((await statusesAtOnce(12, () => call(register, { body })))[201]).toBe(1);
  const { id, token } = await createSignedInPerson();
  const custom = { name: "Grandmother's quince pudding", type: "food" };
  await statusesAtOnce(8, () => call(addCustom, { token, body: custom }));
  // No handler allows this: a row that violates a constraint, whose whole content PostgreSQL could log.
  await expect(
    db.user.create({ data: { email, passwordHash: "$2b$10$kept-to-itself", createdAt: new Date() } }),
  ).rejects.toThrow();
  await expect(
    db.$executeRaw`UPDATE users SET email = ${` ${email.toUpperCase()} `} WHERE id = ${id}::uuid`,
  ).rejects.toThrow();
  const log = (await readLog()).slice(before);
  expect(log).toMatch(/ERROR: .*duplicate key value violates unique constraint/);
  expect(log).toMatch(/ERROR: .*violates check constraint/);
  for (const line of log.split("\n"))
    expect(line).not.toMatch(/wilhelmina|oduya|quince|kept-to-itself|DETAIL|STATEMENT|CONTEXT/i);
});
