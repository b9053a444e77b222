import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { createTracer } from "@/server/tracing/start-tracing";
import { beginSpan, setTracer, stopTracing } from "@/server/tracing/trace";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
};

/** A collector for OTLP over HTTP (JSON), with the paths and fields of the specification. */
let collector: Server;
let received: { path: string; type: string; text: string }[];
let answers: number;
beforeEach(async () => {
  received = [];
  answers = 200;
  collector = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      received.push({ path: request.url ?? "", type: request.headers["content-type"] ?? "", text });
      response.writeHead(answers, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  setTracer(null);
  await new Promise((resolve) => collector.close(resolve));
});

const start = (share = 1) =>
  setTracer(
    createTracer({
      endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      serviceName: "forkprint-test",
      share,
    }),
  );
async function spans(): Promise<Span[]> {
  await stopTracing();
  return received.flatMap(({ text }) =>
    JSON.parse(text).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) =>
      each.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
}
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describe("traces for a collector", () => {
  it("contain a request, its call by route, and its statements below it", async () => {
    const person = await createSignedInPerson();
    start();
    const answer = await call(setAllergy, {
      method: "PUT",
      path: "/user/allergies/celery",
      params: { key: "celery" },
      token: person.token,
      body: { severity: "severe" },
    });
    const all = await spans();
    const request = all.find(({ name }) => name === "PUT /user/allergies/{key}");
    if (!request) throw new Error(`no span of the request among ${all.map(({ name }) => name)}`);
    expect(attributesOf(request)).toEqual({
      "http.request.method": "PUT",
      "http.route": "/user/allergies/{key}",
      "http.response.status_code": 200,
      "forkprint.request_id": answer.headers.get("x-request-id"),
    });
    const statements = all.filter((each) => each.parentSpanId === request.spanId);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["select sign_ins", "begin", "select users", "insert ingredient_preferences", "commit"]),
    );
    for (const each of statements) {
      expect(each.traceId).toBe(request.traceId);
      expect(attributesOf(each)).toEqual({ "db.system.name": "postgresql", "db.query.summary": each.name });
    }
    expect(received[0]).toMatchObject({ path: "/v1/traces", type: "application/json" });
    expect(received[0]?.text).toContain("forkprint-test");
  });

  it("keep concurrent requests apart, also where they wait for a connection", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createSignedInPerson()));
    start();
    await Promise.all(people.map(({ token }) => call(getPreferences, { path: "/user/my-preferences", token })));
    const all = await spans();
    const requests = all.filter(({ name }) => name === "GET /user/my-preferences");
    expect(requests).toHaveLength(8);
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(8);
    const below = requests.map(({ spanId }) =>
      all.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name),
    );
    for (const names of below) expect(names.filter((name) => name === "select user_diets")).toHaveLength(1);
    // Sign-ins of concurrent requests are read in one query, which appears in the trace of the request that started it.
    expect(below.filter((names) => names.includes("select sign_ins")).length).toBeGreaterThan(0);
  });

  it("contain nothing of a person: no email, id, token, password, key or query", async () => {
    const person = await createSignedInPerson({ firstName: "Mirabelle" });
    start();
    await call(getPreferences, { path: "/user/my-preferences", query: { key: "secret-key" }, token: person.token });
    await call(login, { path: "/auth/login", body: { email: person.email, password: PASSWORD } });
    await call(setAllergy, {
      ...{ method: "PUT", path: "/user/allergies/celery", params: { key: "celery" } },
      ...{ token: person.token, body: {} },
    });
    const names = (await spans()).map(({ name }) => name);
    expect(names).toContain("POST /auth/login");
    const sent = received.map(({ text }) => text).join();
    for (const word of [
      person.id,
      person.email,
      person.token,
      person.signInId,
      PASSWORD,
      "secret-key",
      "celery",
      "Mirabelle",
    ])
      expect(sent, word).not.toContain(word);
  });

  it("are not sent if the sampling share is 0, and delay nothing if the collector refuses them", async () => {
    const person = await createSignedInPerson();
    start(0);
    expect((await call(getPreferences, { token: person.token })).status).toBe(200);
    expect(await spans()).toEqual([]);
    answers = 400;
    start();
    expect((await call(getPreferences, { token: person.token })).status).toBe(200);
    await stopTracing();
    expect(received.length).toBeGreaterThan(0);
  });

  it("are not made if no collector is configured", async () => {
    expect(beginSpan("anything", "internal")).toBeUndefined();
  });
});
