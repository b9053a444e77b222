import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createClient } from "@/sdk/react-native/src/client";
import { lookOf } from "@/sdk/react-native/src/look";
import { readMarks } from "@/sdk/react-native/src/read-marks";
import { sha256 } from "@/sdk/react-native/src/sha256";
import { base64url, encodeForm, parametersOf } from "@/sdk/react-native/src/text";
import type { ClientOptions, Storage } from "@/sdk/react-native/src/types";

const ISSUER = "https://forkprint.example";
const REDIRECT = "com.lungara.app:/forkprint";
const HOUR = 3600_000;
const CARD = { sub: "u1", dietary_preferences: ["vegan"], health_concerns: ["anemia"], allergies: [] };

/** An issuer with the checks of a real one, and a simulated device for the client. */
function setUp(options: Partial<ClientOptions> = {}, before: Storage = memory()) {
  let time = 1_000_000;
  let challenge = "";
  let made = 0;
  const live = new Set<string>();
  const dead = new Set<string>();
  const tokenRequests: { path: string; form: URLSearchParams; token: string | null; body: string }[] = [];
  const world = {
    card: CARD as Record<string, unknown>,
    isOnline: true,
    answerMenu: (right: () => Response, _items: { name: string }[]): Response | Promise<Response> => right(),
    decision: (state: string): { type: string; url?: string } => ({
      type: "success",
      url: `${REDIRECT}?code=c1&state=${state}&iss=${encodeURIComponent(ISSUER)}`,
    }),
    opened: [] as string[],
    tokenRequests,
    live,
    storage: before,
    pass: (ms: number) => {
      time += ms;
    },
    revokeAll: () => live.clear(),
  };
  const tokens = () => {
    const [access, refresh] = [`a${++made}`, `r${made}`];
    live.add(access).add(refresh);
    return { access_token: access, refresh_token: refresh, expires_in: 3600, scope: "dietary_preferences:read" };
  };
  const answer = (status: number, body: unknown) => Response.json(body, { status });
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const path = String(url).slice(ISSUER.length);
    const body = String(init.body ?? "");
    const form = new URLSearchParams(body);
    const token = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? null;
    tokenRequests.push({ path, form, token, body });
    if (!world.isOnline) throw new TypeError("Network request failed");
    if (path === "/oauth/userinfo") return live.has(token ?? "") ? answer(200, world.card) : answer(401, {});
    if (path === "/api/analysis/menu") {
      const { items } = JSON.parse(body) as { items: { name: string; description?: string }[] };
      if (!live.has(token ?? "")) return answer(401, { detail: "The access token is not valid, or no longer" });
      const marked = items.map(({ name, description = "" }) => ({
        name: `<span class="pfai-conflict" tabindex="0" pfai-conflict-tooltip="You avoid nuts.">${name}</span>`,
        description,
        verdict: "conflict",
      }));
      return world.answerMenu(() => answer(200, { items: marked, disclaimer: "No advice." }), items);
    }
    if (path === "/oauth/revoke") {
      live.clear();
      return answer(200, {});
    }
    if (form.get("grant_type") === "refresh_token") {
      const old = form.get("refresh_token") ?? "";
      // A refresh token that is used twice revokes the grant (RFC 9700).
      if (dead.has(old)) live.clear();
      if (!live.delete(old)) return answer(400, { error: "invalid_grant", error_description: "The grant has ended" });
      dead.add(old);
      return answer(200, tokens());
    }
    const digest = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = digest === challenge && form.get("code") === "c1" && form.get("redirect_uri") === REDIRECT;
    return isRight ? answer(200, tokens()) : answer(400, { error: "invalid_grant", error_description: "No such code" });
  };
  const client = createClient({
    clientId: "lungara",
    issuer: ISSUER,
    redirectUri: REDIRECT,
    storage: world.storage,
    fetch: fetch as typeof globalThis.fetch,
    now: () => time,
    browser: {
      open: async (address) => {
        world.opened.push(address);
        const request = new URL(address).searchParams;
        challenge = request.get("code_challenge") ?? "";
        return world.decision(request.get("state") ?? "");
      },
    },
    ...options,
  });
  return { client, world };
}

function memory(kept = new Map<string, string>()): Storage & { kept: Map<string, string> } {
  return {
    kept,
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => kept.set(key, value),
    removeItem: async (key) => kept.delete(key),
  };
}

describe("signing in on a device", () => {
  it("uses the browser with PKCE, and returns what the guest allowed", async () => {
    const { client, world } = setUp();
    expect(await client.signIn({ userEmail: "mira@post.example" })).toEqual({
      denied: false,
      signedOut: false,
      hasPreferences: true,
      authentication: {
        accessToken: "a1",
        expiresAt: 1_000_000 + HOUR,
        scope: "dietary_preferences:read",
        user: CARD,
      },
      dietaryPreferences: ["vegan"],
      healthConcerns: ["anemia"],
    });
    const request = new URL(world.opened[0] ?? "").searchParams;
    expect(Object.fromEntries(request)).toMatchObject({
      response_type: "code",
      client_id: "lungara",
      redirect_uri: REDIRECT,
      code_challenge_method: "S256",
      login_hint: "mira@post.example",
    });
    expect(request.get("state")).toHaveLength(43);
  });

  it("accepts the answer of a window that only seemed closed, unless its sign-in was replaced", async () => {
    for (const isOver of [false, true]) {
      const { client, world } = setUp();
      let tell: (answer: { type: string; url?: string }) => void = () => {};
      const right = world.decision;
      let state = "";
      world.decision = (sent) => {
        state = sent;
        return { type: "cancel", later: new Promise((done) => (tell = done)) } as ReturnType<typeof right>;
      };
      const heard: unknown[] = [];
      await expect(client.signIn({ onLater: (answer) => heard.push(answer) })).rejects.toMatchObject({
        code: "closed",
      });
      if (isOver) await client.signOut();
      tell(right(state));
      await new Promise((done) => setTimeout(done, 20));
      expect(heard).toEqual(isOver ? [] : [expect.objectContaining({ hasPreferences: true })]);
      expect(client.state().answer === null).toBe(isOver);
    }
  });

  it("distinguishes a denial from a closed window, and both from a refusal", async () => {
    const { client, world } = setUp();
    const answer = (query: string) => (state: string) => ({
      type: "success",
      url: `${REDIRECT}?${query}&state=${state}&iss=${encodeURIComponent(ISSUER)}`,
    });
    world.decision = answer("error=access_denied");
    expect(await client.signIn()).toEqual({ denied: true, hasPreferences: false, signedOut: false });
    world.decision = () => ({ type: "cancel" });
    await expect(client.signIn()).rejects.toMatchObject({ code: "closed" });
    world.decision = answer("error=invalid_scope&error_description=This%20scope+is+not+known");
    await expect(client.signIn()).rejects.toMatchObject({ code: "refused", message: "This scope is not known" });
    world.decision = answer("code=another");
    await expect(client.signIn()).rejects.toMatchObject({ code: "refused", message: "No such code", status: 400 });
    expect(client.state().answer).toBeNull();
  });

  it.each([
    ["with another request's state", (_: string) => `${REDIRECT}?code=c1&state=x&iss=${encodeURIComponent(ISSUER)}`],
    ["from another server", (state: string) => `${REDIRECT}?code=c1&state=${state}&iss=https%3A%2F%2Fevil.example`],
    ["that names no server", (state: string) => `${REDIRECT}?code=c1&state=${state}`],
    ["at another address", (state: string) => `evil:/x?code=c1&state=${state}&iss=${encodeURIComponent(ISSUER)}`],
  ])("accepts no answer %s", async (_, urlOf) => {
    const { client, world } = setUp();
    world.decision = (state) => ({ type: "success", url: urlOf(state) });
    await expect(client.signIn()).rejects.toMatchObject({ code: "wrong_answer" });
    expect(world.tokenRequests).toEqual([]);
  });

  it("reports a missing network in words that may be shown", async () => {
    const { client, world } = setUp();
    world.isOnline = false;
    await expect(client.signIn()).rejects.toMatchObject({
      code: "network",
      message: "Please check your internet connection",
    });
  });

  it("does not start without the required settings", async () => {
    expect(() => setUp({ clientId: "" })).toThrow("clientId is missing");
    const { client } = setUp({
      randomBytes: () => {
        throw Object.assign(new Error("none"), { code: "no_random_numbers" });
      },
    });
    await expect(client.signIn()).rejects.toMatchObject({ code: "no_random_numbers" });
  });

  it("is one sign-in, however often the button is pressed", async () => {
    const { client, world } = setUp();
    await Promise.all([client.signIn(), client.signIn()]);
    expect(world.opened).toHaveLength(1);
  });
});

describe("a session on a device", () => {
  it("is restored at the next start, from the given storage and nowhere else", async () => {
    const storage = memory();
    await setUp({}, storage).client.signIn();
    expect([...storage.kept.keys()]).toEqual(["forkprint.lungara"]);
    const again = setUp({}, storage);
    expect(again.client.state()).toEqual({ isReady: false, answer: null, menu: null, problem: null });
    expect(await again.client.restore()).toMatchObject({ dietaryPreferences: ["vegan"] });
    expect(again.world.tokenRequests).toEqual([]);
  });

  it.each(["", "null", "{}", "[1]", '{"accessToken":1}', "not json"])(
    "is not restored from %j in the storage",
    async (text) => {
      const { client } = setUp({}, memory(new Map([["forkprint.lungara", text]])));
      expect(await client.restore()).toBeNull();
      expect(client.state().isReady).toBe(true);
    },
  );

  it.each([
    ["later", () => Promise.reject(new Error("locked"))],
    [
      "at once",
      () => {
        throw new Error("locked");
      },
    ],
  ])("lasts while the app runs if the storage fails %s, and the app is notified", async (_, broken) => {
    const { client, world } = setUp({ storage: { getItem: broken, setItem: broken, removeItem: broken } });
    expect(await client.restore()).toBeNull();
    expect(client.state()).toMatchObject({ isReady: true, answer: null, problem: { code: "storage" } });
    const first = client.state().problem;
    expect(await client.signIn()).toMatchObject({ dietaryPreferences: ["vegan"] });
    expect(client.state()).toMatchObject({ answer: { hasPreferences: true }, problem: { code: "storage" } });
    expect(client.state().problem, "told anew").not.toBe(first);
    expect(await client.getAccessToken()).toBe("a1");
    world.pass(HOUR);
    expect(await client.getAccessToken()).toBe("a2");
    expect(await client.signOut()).toMatchObject({ signedOut: true });
    expect(client.state().answer).toBeNull();
    expect(world.live.size, "the grant has ended").toBe(0);
  });

  it("is renewed once for many calls, and the refresh token is used once", async () => {
    const { client, world } = setUp();
    await client.signIn();
    expect(await client.getAccessToken()).toBe("a1");
    world.pass(HOUR - 30_000);
    expect(await Promise.all([client.getAccessToken(), client.getAccessToken()])).toEqual(["a2", "a2"]);
    expect(world.tokenRequests.filter(({ form }) => form.get("grant_type") === "refresh_token")).toHaveLength(1);
    world.pass(HOUR);
    expect(await client.getAccessToken()).toBe("a3");
  });

  it("ends when the guest revoked the consent, and lasts while only the network is missing", async () => {
    const { client, world } = setUp();
    await client.signIn();
    world.pass(HOUR);
    world.isOnline = false;
    await expect(client.getAccessToken()).rejects.toMatchObject({ code: "network" });
    expect(client.state().answer).not.toBeNull();
    world.isOnline = true;
    world.revokeAll();
    let announcements = 0;
    client.subscribe(() => announcements++);
    expect(await client.getAccessToken()).toBeNull();
    expect([client.state().answer, announcements]).toEqual([null, 1]);
    expect(await world.storage.getItem("forkprint.lungara")).toBeNull();
  });

  it("ends for good by signing out: at once on the device, and the grant at the issuer", async () => {
    const { client, world } = setUp();
    await client.signIn();
    world.pass(HOUR);
    const late = client.getAccessToken();
    expect(await client.signOut()).toEqual({ denied: false, hasPreferences: false, signedOut: true });
    await late;
    expect(client.state().answer, "a renewal on its way revives nothing").toBeNull();
    expect(await world.storage.getItem("forkprint.lungara")).toBeNull();
    expect(world.tokenRequests.some(({ path }) => path === "/oauth/revoke")).toBe(true);
  });

  it("ends by signing out without a network, too", async () => {
    const { client, world } = setUp();
    await client.signIn();
    world.isOnline = false;
    await client.signOut();
    expect(client.state().answer).toBeNull();
  });

  it("notices a card that was filled in meanwhile, and an application that may not read the card", async () => {
    const { client, world } = setUp();
    world.card = { sub: "u1", dietary_preferences: [], health_concerns: [] };
    expect(await client.signIn()).toMatchObject({ hasPreferences: false });
    world.card = CARD;
    expect(await client.openPreferences()).toMatchObject({ hasPreferences: true });
    expect(world.opened[1]).toBe(`${ISSUER}/settings`);
    world.card = { sub: "u1" };
    expect(await client.refreshProfile()).toMatchObject({ hasPreferences: true, dietaryPreferences: [] });
  });

  it("marks a menu by 25 dishes a call, and renews a token that is refused", async () => {
    const { client, world } = setUp();
    await expect(client.markMenu([{ name: "Pesto" }])).rejects.toMatchObject({ status: 401 });
    await client.signIn();
    world.live.delete("a1");
    const menu = Array.from({ length: 60 }, (_, index) => ({ name: `Dish ${index}` }));
    const { items, disclaimer } = await client.markMenu(menu);
    expect(items).toHaveLength(60);
    expect(items[59]).toEqual({
      name: [{ text: "Dish 59", mark: { kind: "conflict", tip: "You avoid nuts." } }],
      description: [],
      verdict: "conflict",
      state: "checked",
    });
    expect(disclaimer).toBe("No advice.");
    const sizes = world.tokenRequests.flatMap(({ path, token, body }) =>
      path === "/api/analysis/menu" && token === "a2" ? [JSON.parse(body).items.length] : [],
    );
    expect(sizes).toEqual([25, 25, 10]);
  });
});

const MENU = Array.from({ length: 30 }, (_, index) => ({ name: `Dish ${index}`, description: "Basil" }));

describe("a menu on a device", () => {
  it.each<[string, (right: () => Response) => Response]>([
    ["500", () => Response.json({ detail: "No" }, { status: 500 })],
    ["429", () => new Response("", { status: 429 })],
    ["403", () => Response.json({ detail: "Not here" }, { status: 403 })],
    [
      "a broken connection",
      () => {
        throw new TypeError("Network request failed");
      },
    ],
    ["a page", () => new Response("<h1>Hotel</h1>")],
    ["nothing", () => new Response("")],
    ["null", () => Response.json(null)],
    ["no items", () => Response.json({ disclaimer: "" })],
    ["items that are none", () => Response.json({ items: [null, "fine", 7, {}], disclaimer: "" })],
    [
      "other dishes",
      () => Response.json({ items: MENU.map(() => ({ name: "Soup", description: "", verdict: "match" })) }),
    ],
  ])("is not checked after %s, which neither the dishes nor the button hide", async (_, answerMenu) => {
    const { client, world } = setUp();
    await client.signIn();
    world.answerMenu = answerMenu;
    const marked = await client.markMenu(MENU);
    expect(marked).toMatchObject({ state: "unchecked", done: 0, total: 30 });
    expect(marked.problem).not.toBeNull();
    expect(marked.items.every(({ state, verdict }) => state === "unchecked" && verdict === null)).toBe(true);
    expect(marked.items[0]?.name).toEqual([{ text: "Dish 0", mark: null }]);
    expect(lookOf({}, client.state())).toMatchObject({ label: "NOT CHECKED", count: "0 of 30 dishes" });
    world.answerMenu = (right) => right();
    expect(await client.markMenu(MENU)).toMatchObject({ state: "checked", done: 30, problem: null });
    expect(lookOf({}, client.state())).toMatchObject({ label: "DIET ID ACTIVE", count: "30 of 30 dishes" });
  });

  it("is partly checked when one call fails or a text is too long, and says of which dishes", async () => {
    const { client, world } = setUp();
    await client.signIn();
    let calls = 0;
    world.answerMenu = (right) => (++calls === 2 ? new Response("", { status: 500 }) : right());
    const long = { name: "Everything", description: "Basil, ".repeat(600) };
    const { items, ...told } = await client.markMenu([long, ...MENU]);
    expect(told).toMatchObject({ state: "partly", done: 25, total: 31 });
    expect(items.flatMap(({ state }, index) => (state === "unchecked" ? [index] : []))).toEqual([
      0, 26, 27, 28, 29, 30,
    ]);
    expect(lookOf({}, client.state()).label).toBe("PARTLY CHECKED");
  });

  it("is being checked until its answers are there, and unknown for another card or guest", async () => {
    const { client, world } = setUp();
    await client.signIn();
    expect(lookOf({}, client.state())).toMatchObject({ label: "DIET ID ACTIVE", count: null });
    await client.restore();
    const seen = new Set<string>();
    client.subscribe(() => seen.add(lookOf({}, client.state()).label));
    await client.markMenu(MENU);
    expect([...seen]).toEqual(["CHECKING", "DIET ID ACTIVE"]);
    world.card = { ...CARD, dietary_preferences: ["vegetarian"] };
    await client.refreshProfile();
    expect(client.state().menu).toBeNull();
    await client.markMenu(MENU);
    await client.signOut();
    expect(client.state().menu).toBeNull();
  });

  it("is given up when no answer comes within 12 seconds", async () => {
    vi.useFakeTimers();
    try {
      const { client, world } = setUp();
      await client.signIn();
      world.answerMenu = () => new Promise<Response>(() => {});
      const outcome = client.markMenu(MENU.slice(0, 3));
      await vi.advanceTimersByTimeAsync(12_001);
      expect(await outcome).toMatchObject({ state: "unchecked", problem: { code: "network" } });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("functions that the device lacks", () => {
  it("SHA-256 equals the standard implementation", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 300 }), (text) => {
        expect(Buffer.from(sha256(text)).toString("hex")).toBe(createHash("sha256").update(text).digest("hex"));
      }),
    );
  });

  it("base64url equals the standard implementation", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(base64url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
      }),
    );
  });

  it("forms and addresses are read back as they were written", () => {
    const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
    fc.assert(
      fc.property(fields, (given) => {
        const read = parametersOf(`com.example:/back?${encodeForm(given)}#part`);
        expect(Object.fromEntries(read)).toEqual({ ...given });
      }),
    );
    expect(parametersOf("x:/?a=%E0%A4%A&a=2&b").get("a")).toBe("");
  });

  it("marks are read from HTML, and a kind newer than the reader is never lost", () => {
    const tip = 'pfai-conflict-tooltip="a &quot;b&quot;"';
    expect(
      readMarks(`<span class="pfai-title-match">A &amp; <span class="pfai-new" tabindex="0" ${tip}>b</span></span>`),
    ).toEqual([
      { text: "A & ", mark: null },
      { text: "b", mark: { kind: "unknown", tip: 'a "b"' } },
    ]);
  });
});
