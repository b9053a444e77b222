import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { GET as keys } from "@/app/oauth/jwks/route";
import { APP_SNIPPETS } from "@/lib/portal/snippets-apps";
import { signNotice } from "@/server/oauth/notices/sign-notice";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

type Told = { person: string; event: string; scopes: string[] };
type Listener = { listen: (port: number, forget: (told: Told) => void) => Server };

const CLIENT = "0d0c3a52-9a43-4f43-8a7e-1f1f6a2f7a10";
const folder = mkdtempSync(path.join(process.cwd(), "node_modules", ".notice-snippet-"));
const opened: Server[] = [];
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const server of opened) server.close();
});
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) => new Promise<void>((resolve) => server.once("listening", () => resolve()));

/** Our keys on a real socket, which the partner's library fetches them from. */
async function startIssuer(): Promise<string> {
  const server = createServer(async (_, response) => {
    const { body } = await call<object>(keys);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  opened.push(server);
  await listening(server);
  return addressOf(server);
}

describe("the documented listener for notices", () => {
  it("reads a notice of ours, confirms it, and refuses one of anybody else or for somebody else", async () => {
    const origin = await startIssuer();
    useSettings({ APP_URL: origin });
    const values = { origin, clientId: CLIENT, versioned: "", integrity: "" };
    const file = path.join(folder, "notices.mjs");
    writeFileSync(file, APP_SNIPPETS.notices(values).text);
    const { listen } = (await import(pathToFileURL(file).href)) as Listener;
    const heard: Told[] = [];
    const server = listen(0, (told) => void heard.push(told));
    opened.push(server);
    await listening(server);
    const post = async (body: string) => {
      const answer = await fetch(addressOf(server).replace("127.0.0.1", "localhost"), { method: "POST", body });
      return [answer.status, await answer.text()];
    };
    const notice = {
      ...{ id: "7c1f", clientId: CLIENT, subject: "person-1", event: "consent-narrowed" },
      ...{ scopes: ["allergies:read"], createdAt: new Date() },
    };
    expect(await post(await signNotice(notice))).toEqual([200, '{"deleted": true}']);
    expect(await post(await signNotice({ ...notice, event: "account-deleted", scopes: [] }))).toEqual([
      200,
      '{"deleted": true}',
    ]);
    expect(heard).toEqual([
      { person: "person-1", event: "consent-narrowed", scopes: ["allergies:read"] },
      { person: "person-1", event: "account-deleted", scopes: [] },
    ]);
    const [head, body, signature] = (await signNotice(notice)).split(".");
    expect(await post(`${head}.${body}.${signature?.split("").reverse().join("")}`)).toEqual([400, ""]);
    expect(await post(await signNotice({ ...notice, clientId: "another" }))).toEqual([400, ""]);
    expect(await post("hello")).toEqual([400, ""]);
    expect(heard).toHaveLength(2);
  });
});
