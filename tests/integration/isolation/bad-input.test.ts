import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, call } from "../../support/request";
import { callerOf, callOf, ENDPOINTS, WITH_BODY } from "./endpoints";

const json = { "content-type": "application/json" };

/** Values that no field of any body accepts. */
const WRONG = [null, 17, -1e308, true, [], {}, [[]], "", "x".repeat(60_000)];
/** Texts that break careless code: NUL, lone surrogates, direction marks, SQL, patterns. */
const NASTY = [
  "a\u0000b",
  "\ud800",
  "a\udfffb",
  "\u202e\u200b\ufeff",
  "'; DROP TABLE users; --",
  "%_\\",
  "𝒳".repeat(50),
  "__proto__",
];

type Invalid = { detail: { loc: string[]; msg: string; type: string }[] };
const firstLoc = (answer: Answer) => (answer.body as Invalid).detail[0]?.loc;

describe.each(WITH_BODY)("$name", (endpoint) => {
  const body = endpoint.body ?? {};

  let token: string | undefined;
  // The previous test's caller no longer exists in the clean database.
  beforeEach(() => {
    token = undefined;
  });

  /** Sends as one caller while their sign-in is valid; after a call that ends it, another caller sends. */
  async function send(text: string, headers: Record<string, string> = json): Promise<Answer> {
    const from = endpoint.fromOwnPage && { origin: "http://localhost:3000" };
    const isNew = token === undefined;
    token ??= (await callerOf(endpoint)).token;
    const request = { ...callOf(endpoint), token, headers: { ...headers, ...from }, body: text };
    const answer = await call(endpoint.handler, request);
    if (answer.status !== 401 || isNew) return answer;
    token = undefined;
    return send(text, headers);
  }

  it("answers 400 to a body that is not JSON", async () => {
    for (const text of [
      ...(endpoint.mayHaveNoBody ? [] : [""]),
      "{",
      "{'a':1}",
      "undefined",
      '{"a":NaN}',
      "\ufeff\ufeff",
    ]) {
      const answer = await send(text);
      expect(answer, text).toMatchObject({ status: 400, body: { detail: "The request body is not valid JSON" } });
    }
  });

  it("answers 415 to another content type, unless the body may be missing: then JSON is read by any", async () => {
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "jsonish"];
    for (const type of types) {
      const { status } = await send(JSON.stringify(body), { "content-type": type });
      expect(status === 415, `${type}: ${status}`).toBe(!endpoint.mayHaveNoBody);
    }
  });

  it("answers 413 to more than its limit (64 KB by default), whether announced or not", async () => {
    const tooMany = (endpoint.bodyLimitBytes ?? 65_536) + 4_464;
    const large = JSON.stringify({ ...body, padding: "x".repeat(tooMany) });
    expect((await send(large)).status).toBe(413);
    expect((await send(JSON.stringify(body), { ...json, "content-length": String(tooMany) })).status).toBe(413);
  });

  it("answers 422 to JSON of another form and says that the body is wrong", async () => {
    for (const text of ["null", "[]", "17", '"text"', "true", ...(endpoint.mayHaveNoBody ? [] : ["{}"])]) {
      const answer = await send(text);
      expect(answer.status, text).toBe(422);
      const { detail } = answer.body as Invalid;
      expect(detail[0]?.loc[0], text).toBe("body");
      expect(detail[0]).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
    }
  });

  it.each(Object.keys(body))("names the field when %s has a wrong type", async (field) => {
    const right = typeof body[field];
    const wrongs = [17, true, { a: 1 }, [[1]]].filter((wrong) => typeof wrong !== right || right === "object");
    for (const wrong of wrongs) {
      const answer = await send(JSON.stringify({ ...body, [field]: wrong }));
      expect(answer.status).toBe(422);
      expect(firstLoc(answer)).toEqual(expect.arrayContaining(["body", field]));
    }
  });

  it.each(Object.keys(body))("never answers 500, whatever %s contains", async (field) => {
    for (const value of [...WRONG, ...NASTY]) {
      const { status } = await send(JSON.stringify({ ...body, [field]: value }));
      expect(status, JSON.stringify(value)?.slice(0, 40)).toBeLessThan(500);
    }
  });

  it("answers 422, and never 500, when its texts end in a lone surrogate", async () => {
    const texts = JSON.stringify(body).replace(/:"([^"]*)"/g, ':"$1\\ud83d"');
    if (texts === JSON.stringify(body)) return;
    const { status } = await send(texts);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it("never answers 500 to deep, huge or repeated JSON", async () => {
    const [field = "a"] = Object.keys(body);
    const deep = `${"[".repeat(30_000)}1${"]".repeat(30_000)}`;
    const deepNul = `${"[".repeat(30_000)}"\\u0000"${"]".repeat(30_000)}`;
    const texts = [
      deep,
      deepNul,
      `{"${field}":${deep.slice(10_000, 50_001)}}`,
      `{"${field}":1e999}`,
      `{"${field}":${"9".repeat(5000)}}`,
      `{"${field}":1,"${field}":${JSON.stringify(body[field])}}`,
      `{"__proto__":{"x":1},"constructor":1,"${field}":null}`,
      `{"\\u0000":1}`,
    ];
    for (const text of texts) expect((await send(text)).status, text.slice(0, 40)).toBeLessThan(500);
  });
});

const UNKNOWN_IDS = [
  "1",
  "not-an-id",
  "%00",
  "\u0000",
  "../me",
  "x".repeat(5000),
  "{}",
  "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6",
];

describe.each(ENDPOINTS.filter(({ params }) => params))("$name", (endpoint) => {
  it("answers 404 to an invalid id", async () => {
    const { token } = await callerOf(endpoint);
    for (const id of UNKNOWN_IDS) {
      const headers: Record<string, string> = endpoint.fromOwnPage ? { origin: "http://localhost:3000" } : {};
      const answer = await call(endpoint.handler, { ...callOf(endpoint), params: { id }, token, headers });
      expect(answer.status, id.slice(0, 40)).toBe(404);
    }
  });
});

describe.each(ENDPOINTS.filter(({ query }) => query && "q" in query))("$name", (endpoint) => {
  const send = async (query: string) => {
    const { token } = await callerOf(endpoint);
    return call(endpoint.handler, { ...callOf(endpoint), query: {}, path: `/search?${query}`, token });
  };

  it.each(["", "q=", "q=a", "q=%20a%20", "q=ab&q=cd", `q=${"x".repeat(101)}`, "q=ab%0Acd"])(
    "answers 422 to ?%s and names q",
    async (query) => {
      const answer = await send(query);
      expect([answer.status, firstLoc(answer)]).toEqual([422, ["query", "q"]]);
    },
  );

  it.each(["limit=0", "limit=-1", "limit=21", "limit=x", "limit=1.5", "limit=1e99"])(
    "answers 422 to %s",
    async (limit) => {
      const answer = await send(`q=ab&${limit}`);
      expect([answer.status, firstLoc(answer)]).toEqual([422, ["query", "limit"]]);
    },
  );

  it("never answers 500 to unusual text", async () => {
    for (const text of [...NASTY, "%%", "__", "\\\\", "٣٤", "  a  b  "]) {
      expect((await send(`q=${encodeURIComponent(Buffer.from(text).toString())}`)).status).toBeLessThan(500);
    }
    expect((await send("q=%ED%A0%80%00")).status).toBe(422);
  });
});
