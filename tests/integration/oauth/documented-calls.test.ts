import { beforeAll, expect, it } from "vitest";
import { SERVER_REDIRECT_URI, SERVER_SNIPPETS, type SHELL_VARIABLES } from "@/lib/portal/snippets-server";
import { consent, createClient, newCode } from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { openDispatch } from "../../support/dispatch";
import { pkcePair } from "../../support/issuer";

const ORIGIN = "http://localhost:3000";
let dispatch: Awaited<ReturnType<typeof openDispatch>>;
beforeAll(async () => {
  dispatch = await openDispatch();
});

type Shell = Partial<Record<(typeof SHELL_VARIABLES)[number], string>>;

/** Splits a command into arguments as a shell does: inserts variables and removes quotes. */
function shellWords(command: string, shell: Shell): string[] {
  const filled = (text: string) =>
    text.replace(/\$([A-Z_]+)/g, (_, name: string) => {
      const value = shell[name as keyof Shell];
      if (value === undefined) throw new Error(`The snippet wants ${name}`);
      return value;
    });
  const words: string[] = [];
  for (const [, single, double, bare] of command
    .replace(/\\\n/g, " ")
    .matchAll(/'([^']*)'|((?:[^\s"']|"[^"]*")*"[^"]*"[^\s"']*)|(\S+)/g))
    words.push(single ?? filled((double ?? bare ?? "").replaceAll('"', "")));
  return words;
}

/** The request that curl would send. */
function toRequest(command: string, shell: Shell): Request {
  const [curl, address = "", ...options] = shellWords(command, shell);
  expect(curl).toBe("curl");
  const headers = new Headers({ "x-forkprint-peer": "127.0.0.1" });
  const data: string[] = [];
  for (let at = 0; at < options.length; at += 2) {
    const [flag, value = ""] = [options[at], options[at + 1]];
    if (flag === "-u") headers.set("Authorization", `Basic ${btoa(value)}`);
    else if (flag === "-d") data.push(value);
    else if (flag === "--data-urlencode")
      data.push(value.replace(/=(.*)$/, (_, text) => `=${encodeURIComponent(text)}`));
    else if (flag === "-H") headers.set(value.split(":")[0] ?? "", value.replace(/^[^:]+: */, ""));
    else throw new Error(`The test does not know ${flag}`);
  }
  if (data.length === 0) return new Request(address, { headers });
  if (!headers.has("content-type")) headers.set("Content-Type", "application/x-www-form-urlencoded");
  return new Request(address, { method: "POST", headers, body: data.join("&") });
}

it("the documentation's calls work exactly as written", async () => {
  const client = await createClient({ redirectUris: [SERVER_REDIRECT_URI] });
  const person = await createSignedInPerson();
  await consent(person, client);
  const { verifier, challenge } = pkcePair();
  const { code } = await newCode(person, client, {
    redirect_uri: SERVER_REDIRECT_URI,
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  const values = { origin: ORIGIN, clientId: client.clientId, versioned: "", integrity: "" };
  const shell: Shell = { CLIENT_SECRET: client.secret ?? "", CODE: code, VERIFIER: verifier };
  const run = async (name: Exclude<keyof typeof SERVER_SNIPPETS, "authorize">) => {
    const answer = await dispatch(toRequest(SERVER_SNIPPETS[name](values).text, shell));
    expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };

  const address = SERVER_SNIPPETS.authorize(values).text.replace(/\n\s*/g, "");
  const response = await dispatch(new Request(address, { headers: { "x-forkprint-peer": "127.0.0.1" } }));
  expect([response.status, response.headers.get("location")]).toEqual([302, expect.stringContaining("/onboard?")]);

  const tokens = await run("token");
  Object.assign(shell, { ACCESS_TOKEN: tokens.access_token, REFRESH_TOKEN: tokens.refresh_token });
  expect(await run("userinfo")).toMatchObject({ dietary_preferences: [], allergies: [] });
  expect(await run("menu")).toMatchObject({ personalised: true });
  const next = await run("refresh");
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  Object.assign(shell, { ACCESS_TOKEN: next.access_token, REFRESH_TOKEN: next.refresh_token });
  await run("revoke");
  const dead = await dispatch(toRequest(SERVER_SNIPPETS.userinfo(values).text, shell));
  expect(dead.status).toBe(401);
});
