import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD, signInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const NEW_PASSWORD = "Another-pass-22";
const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };

describe("POST /auth/user/change-password", () => {
  it("changes it and ends the other sign-ins; the current one stays", async () => {
    const firstDevice = await createSignedInPerson();
    const secondDevice = await signInPerson(firstDevice);
    expect(await call(changePassword, { body, token: firstDevice.token })).toMatchObject({ status: 204, body: null });
    expect((await call(listSessions, { token: firstDevice.token })).status).toBe(200);
    expect((await call(listSessions, { token: secondDevice.token })).status).toBe(401);
    expect((await call(listSessions, { cookies: secondDevice.cookies })).status).toBe(401);
    const signInWith = async (password: string) =>
      (await call(login, { body: { email: firstDevice.email, password } })).status;
    expect(await signInWith(PASSWORD)).toBe(401);
    expect(await signInWith(NEW_PASSWORD)).toBe(200);
  });

  it("refuses a wrong current password at its field and changes nothing (422)", async () => {
    const { id, token } = await createSignedInPerson();
    const before = await db.user.findUnique({ where: { id } });
    const answer = await call(changePassword, { body: { ...body, current_password: "Not-the-one-9" }, token });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "current_password"], msg: "The current password is not right" }] },
    });
    expect(await db.user.findUnique({ where: { id } })).toEqual(before);
  });

  it.each(["short1", "password123", "ä".repeat(37)])("refuses the new password %j (422)", async (new_password) => {
    const { token } = await createSignedInPerson();
    const answer = await call(changePassword, { body: { ...body, new_password }, token });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "new_password"] }] } });
  });

  it("lets one of several simultaneous changes win and tells the others (409)", async () => {
    const { token } = await createSignedInPerson();
    const statuses = await statusesAtOnce(5, (index) =>
      call(changePassword, { body: { ...body, new_password: `Another-pass-${index}` }, token }),
    );
    // A later request may already find the new hash; then its current password is wrong.
    expect(statuses[204]).toBe(1);
    expect((statuses[409] ?? 0) + (statuses[422] ?? 0)).toBe(4);
  });
});
