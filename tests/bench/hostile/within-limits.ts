import { createHash, randomBytes } from "node:crypto";
import { type Api, bearer } from "./api";

/** The worst that one account of each kind may do: everything costly at once, again and again, from eight connections. */
const AT_ONCE = 8;
const BACK = "http://127.0.0.1:9/back";

export type Account = { email: string; password: string };
export type Accounts = { partner: Account; admin: Account };
type Again = (kind: string, attack: (round: number) => Promise<Response>) => Promise<void>;

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
const text = (length: number) => "leeks, walnuts, sesame and shrimp ".repeat(Math.ceil(length / 34)).slice(0, length);

async function signIn(api: Api, from: string, { email, password }: Account): Promise<string> {
  const answer = await api.json("POST", "/auth/login", from, { email, password });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/** Registers an assistant, allows it everything, and returns its access token, as a person with an assistant would. */
async function assistantToken(api: Api, from: string, person: { id: string; token: string }): Promise<string> {
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.send("POST", path, from, new URLSearchParams(fields), { accept: "application/json", ...headers });
  const registered = await api.json("POST", "/oauth/register", from, { client_name: "Desk", redirect_uris: [BACK] });
  const { client_id, scope } = (await registered.json()) as { client_id: string; scope: string };
  const consent = {
    user_id: person.id,
    client_id,
    permission: true,
    active: true,
    scopes: scope.split(" "),
    declined: [],
  };
  await api.json("POST", "/api/user-client-authorization", from, consent, bearer(person.token));
  const verifier = randomBytes(32).toString("base64url");
  // As the product names itself, which is not the address that we send to (RFC 9728).
  const described = await api.send("GET", "/.well-known/oauth-protected-resource/mcp", from);
  const { resource } = (await described.json()) as { resource: string };
  const allowed = await form(
    "/oauth/authorize",
    {
      ...{ response_type: "code", client_id, redirect_uri: BACK, scope, resource, decision: "allow" },
      ...{ code_challenge: createHash("sha256").update(verifier).digest("base64url"), code_challenge_method: "S256" },
    },
    bearer(person.token),
  );
  const { redirect_url } = (await allowed.json()) as { redirect_url: string };
  const code = new URL(redirect_url).searchParams.get("code") ?? "";
  const redeemed = await form("/oauth/token", {
    ...{ grant_type: "authorization_code", client_id, redirect_uri: BACK, code, code_verifier: verifier, resource },
  });
  const { access_token } = (await redeemed.json()) as { access_token?: string };
  if (!access_token) throw new Error(`no assistant's token: ${redeemed.status}`);
  return access_token;
}

/** Each kind's attacks by its name, with everything prepared that they need. */
export async function attacksWithinLimits(api: Api, { partner, admin }: Accounts, again: Again) {
  const from = { diner: "198.51.100.21", partner: "198.51.100.22", admin: "198.51.100.23" };
  const diner = await api.signUp(from.diner);
  const assistant = await assistantToken(api, from.diner, diner);
  const business = await signIn(api, from.partner, partner);
  const administrator = await signIn(api, from.admin, admin);
  const venues = (await (await api.send("GET", "/api/venues", from.partner, undefined, bearer(business))).json()) as {
    items: { id: string }[];
  };
  const venue = venues.items[0]?.id ?? "";
  const eachOnce = (kind: string, attack: (round: number) => Promise<Response>) =>
    many(AT_ONCE, (n) => again(`${kind} (${n})`, attack));
  const asDiner = bearer(diner.token);
  const asPartner = bearer(business);
  const asAdmin = bearer(administrator);
  const batch = (round: number) =>
    many(100, (id) => ({
      ...{ jsonrpc: "2.0", id, method: "tools/call" },
      params: { name: "find_recipes", arguments: { query: `soup ${round} ${id}` } },
    }));
  const rows = many(10_000, (place) => ({ name: `Venue ${place}`, city: "Ulm", state: "", country: "Germany" }));
  const dishes = many(200, (place) => ({ name: `Dish ${place}`, description: text(1_990) }));
  const items = many(20_000, (place) => ({ name: `Item ${place}`, type: "dish" }));
  const file = { name: "recipes.md", text: `# Soup\n\n${many(300, (n) => `- ${n} g ${text(200)}`).join("\n")}\n` };
  return {
    diner: () => [
      ...eachOnce("assistant's batches of 100 searches", (round) =>
        api.json("POST", "/mcp", from.diner, batch(round), {
          accept: "application/json, text/event-stream",
          authorization: `Bearer ${assistant}`,
        }),
      ),
      ...eachOnce("files of the whole account", () => api.send("GET", "/user/export", from.diner, undefined, asDiner)),
      ...eachOnce("files of another app", () =>
        api.json("POST", "/user/my-recipes/import", from.diner, { files: many(20, () => file) }, asDiner),
      ),
      ...eachOnce("pasted pages", (round) =>
        api.json("POST", "/parse/recipe", from.diner, { text: `${round}\n${text(900_000)}` }, asDiner),
      ),
    ],
    partner: () => [
      ...eachOnce("CSVs of 10,000 venues", () =>
        api.json("POST", "/api/validate-csv", from.partner, { rows }, asPartner),
      ),
      ...eachOnce("menus of 200 long dishes", () =>
        api.json("POST", `/api/venues/${venue}/menu/check`, from.partner, { dishes }, asPartner),
      ),
      ...eachOnce("files of visits", () =>
        api.send("GET", `/api/visits/venue/${venue}/export?format=csv`, from.partner, undefined, asPartner),
      ),
    ],
    admin: () => [
      ...eachOnce("comparisons of 20,000 rows", () =>
        api.json("POST", "/admin/favorite_items/import", from.admin, { rows: items, dry_run: true }, asAdmin),
      ),
      ...eachOnce("files of a whole model", () =>
        api.send("GET", "/admin/ingredients/export", from.admin, undefined, asAdmin),
      ),
    ],
  };
}
