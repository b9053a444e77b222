import { writeFile } from "node:fs/promises";
import { weekOf } from "@/lib/meal-plan/week";
import { DEMO_ADMIN_EMAIL, DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { type Ask, type Caller, queriesOf, valuesOf } from "./calls";
import { normalise, normaliseTable, normaliseText, shapeOf } from "./normalise";
import { prepare } from "./prepare";

/**
 * `npm run answers -- take FILE http://localhost:3000 ADMIN_PASSWORD`: sends every GET call of a running product's
 * API document as a visitor, a diner, a host and the administrator, and records status, type and body of each answer,
 * without what differs between two products. The product needs the demo data. Run it on two products, then
 * `npm run answers -- compare BEFORE AFTER`. Start them with RATE_LIMIT_FACTOR=1000.
 */
export type Answer = { status: number; type: string; body: unknown };
export type Answers = Record<string, Answer>;

type Document = { paths: Record<string, { get?: unknown }> };

const EMAILS: Record<Exclude<Caller, "visitor">, string> = {
  diner: "mira.okafor@post.example",
  host: "host@lungara.example",
  admin: DEMO_ADMIN_EMAIL,
};
const CALLERS: readonly Caller[] = ["visitor", "diner", "host", "admin"];
/** Streams of events have no end: what comes first is the answer. */
const STREAM_MS = 1500;

async function signIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}. Is it a database with demo data?`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function textOf(answer: Response, isStream: boolean): Promise<string> {
  if (!isStream) return answer.text();
  const reader = answer.body?.getReader();
  const late = new Promise<{ value?: Uint8Array }>((resolve) => setTimeout(() => resolve({}), STREAM_MS));
  const first = await Promise.race([reader?.read(), late]);
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

async function take(origin: string, address: string, cookie: string): Promise<Answer> {
  const answer = await fetch(`${origin}${address}`, { headers: { cookie }, redirect: "manual" });
  const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const place = answer.headers.get("location");
  const status = answer.status;
  if (/^image\/|zip|octet/.test(type)) {
    const { byteLength } = await answer.arrayBuffer();
    return { status, type, body: byteLength > 0 ? "<bytes>" : "" };
  }
  const text = await textOf(answer, type === "text/event-stream");
  if (type.endsWith("json") && text !== "") return { status, type, body: normalise(JSON.parse(text), origin) };
  if (type === "text/csv") return { status, type, body: normaliseTable(text, origin) };
  return { status, type, body: normaliseText(place ?? text, origin) };
}

/** Every address with its parameters filled in, each with the name that it has in both products. */
async function addressesOf(template: string, ask: Record<Caller, Ask>): Promise<[name: string, address: string][]> {
  let found: [string, string][] = [[template, template]];
  for (const [, parameter = ""] of template.matchAll(/\{(.+?)\}/g)) {
    const values = await valuesOf(template, parameter, ask);
    found = found.flatMap(([name, address]) =>
      values.map((value): [string, string] => [
        values.length > 1 ? name.replace(`{${parameter}}`, value) : name,
        address.replace(`{${parameter}}`, encodeURIComponent(value)),
      ]),
    );
  }
  return found;
}

/**
 * The columns by which the rows of a table are sorted, so that both products list the same rows first; "": only by
 * their ids.
 */
async function orderOf(address: string, ask: Ask): Promise<string> {
  const { name_column: name, key } = (await ask(`${address}/meta`)) as { name_column: string | null; key: string[] };
  return name && !key.includes(name) ? `&sort=${name}` : "";
}

async function firstRowOf(address: string, order: string, ask: Ask): Promise<string> {
  const page = (await ask(`${address}?page_size=1${order}`)) as { items?: Record<string, unknown>[] } | null;
  return String(page?.items?.[0]?._id ?? page?.items?.[0]?.id ?? "none");
}

async function main(): Promise<void> {
  const [file, origin, adminPassword] = process.argv.slice(2);
  if (!file || !origin || !adminPassword) throw new Error("Usage: npm run answers -- take FILE ORIGIN ADMIN_PASSWORD");
  const day = new Date().toISOString().slice(0, 10);
  const week = weekOf(day);
  const cookies: Record<Caller, string> = {
    visitor: "",
    diner: await signIn(origin, EMAILS.diner, DEMO_PASSWORD),
    host: await signIn(origin, EMAILS.host, DEMO_PASSWORD),
    admin: await signIn(origin, EMAILS.admin, adminPassword),
  };
  const answered = new Map<string, Promise<unknown>>();
  const askAs =
    (caller: Caller, cached = answered): Ask =>
    (address) => {
      const key = `${caller} ${address}`;
      const answer =
        cached.get(key) ??
        fetch(`${origin}${address}`, { headers: { cookie: cookies[caller] } }).then((found) =>
          found.ok ? found.json() : null,
        );
      cached.set(key, answer);
      return answer;
    };
  const ask = Object.fromEntries(CALLERS.map((caller): [Caller, Ask] => [caller, askAs(caller)])) as Record<
    Caller,
    Ask
  >;
  await prepare(
    (caller, address) => askAs(caller, new Map())(address),
    async (caller, address, body) => {
      const answer = await fetch(`${origin}${address}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: cookies[caller], origin },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    { day, week },
  );
  const { paths } = (await ask.visitor("/api/openapi.json")) as Document;
  const answers: Answers = {};
  for (const [template, { get }] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!get) continue;
    // A row of the console: the first of each table.
    const isRow = template === "/admin/{model}/{id}";
    const isTable = template === "/admin/{model}";
    const pattern = isRow ? "/admin/{model}" : template;
    for (const [name, address] of await addressesOf(pattern, ask)) {
      const order = isRow || isTable ? await orderOf(address, ask.admin) : "";
      const row = isRow ? `/${encodeURIComponent(await firstRowOf(address, order, ask.admin))}` : "";
      for (const query of queriesOf(template, week)) {
        for (const caller of CALLERS) {
          const key = `${caller} GET ${name}${isRow ? "/{id}" : ""}${query.replace(week, "<week>")}`;
          const sorted = isTable ? `${query}${order}` : query;
          const answer = await take(origin, `${address}${row}${sorted}`, cookies[caller]);
          const isByChance = (isRow || isTable) && order === "" && answer.status === 200;
          answers[key] = isByChance ? { ...answer, body: shapeOf(answer.body) } : answer;
        }
      }
    }
  }
  for (const cookie of Object.values(cookies)) {
    if (cookie) await fetch(`${origin}/auth/logout`, { method: "POST", headers: { cookie, origin } });
  }
  await writeFile(file, JSON.stringify(answers, null, 1));
  console.log(`${Object.keys(answers).length} answers, ${Object.keys(paths).length} addresses`);
}

await main();
