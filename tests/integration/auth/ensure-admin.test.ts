import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { ensureAdmin } from "@/server/auth/ensure-admin";
import { db } from "@/server/db/client";
import { PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

const EMAIL = "admin@kitchen.example";
const ADMIN_PASSWORD = "a password of the settings 1";

const signIn = async (password: string) => (await call(login, { body: { email: EMAIL, password } })).status;

describe("the administrator's account", () => {
  it("is unique, also when several processes start at once", async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => ensureAdmin(EMAIL, ADMIN_PASSWORD)));
    expect(done.toSorted()).toEqual(["created", "unchanged", "unchanged", "unchanged", "unchanged"]);
    expect(await db.user.count({ where: { email: EMAIL } })).toBe(1);
    expect(await signIn(ADMIN_PASSWORD)).toBe(200);
  });

  it("stays unchanged by the next start", async () => {
    await ensureAdmin(EMAIL, ADMIN_PASSWORD);
    const before = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    expect(await ensureAdmin(EMAIL, ADMIN_PASSWORD)).toBe("unchanged");
    expect(await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).toEqual(before);
  });

  it("replaces an account that somebody registered with that address, and ends its sign-ins, also concurrently", async () => {
    const [registered] = await Promise.all([
      call(register, { body: { email: EMAIL, password: PASSWORD } }),
      ensureAdmin(EMAIL, ADMIN_PASSWORD),
    ]);
    expect([201, 409]).toContain(registered.status);
    await ensureAdmin(EMAIL, ADMIN_PASSWORD);
    expect(await signIn(PASSWORD)).toBe(401);
    expect(await signIn(ADMIN_PASSWORD)).toBe(200);
    expect(await db.signIn.count({ where: { user: { email: EMAIL }, endedAt: null } })).toBe(1);
  });
});
