import { describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { PUT as setLocale } from "@/app/auth/user/locale/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

type Exported = { account: { locale: string | null }[] };

describe("the language of an account", () => {
  it("comes to the next device that signs in, and is in the export", async () => {
    const mira = await createSignedInPerson();
    const signIn = async () => (await call(login, { body: { email: mira.email, password: PASSWORD } })).cookies;
    expect(await signIn()).not.toHaveProperty("locale");
    expect((await call(setLocale, { method: "PUT", token: mira.token, body: { locale: "de" } })).status).toBe(204);
    expect(await signIn()).toMatchObject({ locale: "de" });
    const { body } = await call<Exported>(exportAccount, { token: mira.token });
    expect(body.account[0]?.locale).toBe("de");
  });

  it("cannot be a language that the product does not have", async () => {
    const mira = await createSignedInPerson();
    const answer = await call(setLocale, { method: "PUT", token: mira.token, body: { locale: "tlh" } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "locale"] }] } });
    expect((await call(setLocale, { method: "PUT", body: { locale: "de" } })).status).toBe(401);
  });

  it("is the one that a new person chose on the device, and is not set from the browser's own languages", async () => {
    const localeAfter = async (email: string, headers: Record<string, string>) => {
      const { body } = await call<{ access_token: string }>(register, { body: { email, password: PASSWORD }, headers });
      return (await call<Exported>(exportAccount, { token: body.access_token })).body.account[0]?.locale;
    };
    expect(await localeAfter("chosen@diner.example", { cookie: "locale=de" })).toBe("de");
    expect(await localeAfter("asked@diner.example", { "accept-language": "de" })).toBeNull();
  });
});

describe("a validation error", () => {
  const wrong = (headers: Record<string, string>) =>
    call(login, { body: { email: "nobody@diner.example", password: "wrong-password" }, headers });

  it("is in English, unless the caller asks for a language that the product has", async () => {
    const english = await wrong({});
    const german = await wrong({ "accept-language": "de-DE" });
    expect(english).toMatchObject({ status: 401, body: { detail: "Incorrect email or password" } });
    expect(german).toMatchObject({ status: 401, body: { detail: "E-Mail-Adresse oder Passwort ist falsch" } });
    expect((await wrong({ cookie: "locale=en", "accept-language": "de" })).body).toEqual(english.body);
  });
});
