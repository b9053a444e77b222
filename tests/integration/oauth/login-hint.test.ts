import { expect, it } from "vitest";
import { authorize, createClient } from "../../factories/oauth-flow";

it.each([
  ["mira@post.example", "mira@post.example"],
  ["not an address", null],
  [`${"a".repeat(300)}@post.example`, null],
  ["<b>@x\n", null],
])("a login_hint of %j goes to the sign-in form as %j", async (hint, expected) => {
  const answer = await authorize(await createClient(), { login_hint: hint });
  expect(answer.status).toBe(302);
  const address = new URL(answer.headers.get("location") ?? "", "http://localhost:3000");
  expect(address.pathname).toBe("/onboard");
  expect(address.searchParams.get("login_hint")).toBe(expected);
});
