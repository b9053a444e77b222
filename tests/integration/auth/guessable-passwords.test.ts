import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

const LONGEST = `${"a".repeat(71)}B`;

describe("a password", () => {
  it.each(["mira.okafor@diner.example", "Mira.Okafor@Diner.Example", " mira.okafor "])(
    "cannot be one's own email: %j",
    async (password) => {
      const answer = await call(register, { body: { email: "mira.okafor@diner.example", password } });
      expect(answer).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "password"], type: "password_is_email" }] },
      });
    },
  );

  it("cannot become one's own email", async () => {
    const { token, email } = await createSignedInPerson();
    const body = { current_password: PASSWORD, new_password: email };
    expect((await call(changePassword, { token, body })).status).toBe(422);
  });

  it("of 72 bytes signs in, but not with further bytes added", async () => {
    const email = "long@diner.example";
    expect((await call(register, { body: { email, password: LONGEST } })).status).toBe(201);
    expect((await call(login, { body: { email, password: `${LONGEST}c` } })).status).toBe(401);
    expect((await call(login, { body: { email, password: LONGEST } })).status).toBe(200);
  });
});
