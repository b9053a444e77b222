import { describe, expect, it } from "vitest";
import { GET as whereToChange } from "@/app/.well-known/change-password/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

const LONGEST = "Leeks, walnuts and a very quiet kettle went to the harbour on Tuesday-42";

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

it("is changed where its well-known address leads", async () => {
  const answer = await call(whereToChange);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/settings?tab=privacy"]);
});
