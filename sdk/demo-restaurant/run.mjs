/**
 * `npm run demo:partner`: the restaurant's site beside a running Forkprint. FORKPRINT_URL and FORKPRINT_CLIENT_ID
 * name an existing application; without an id, a business account and an application are created through the API.
 */
import { randomBytes } from "node:crypto";
import { startRestaurant } from "./server.mjs";

const { FORKPRINT_URL: forkprint = "http://localhost:3000", FORKPRINT_CLIENT_ID: known } = process.env;
const port = Number(process.env.PARTNER_PORT ?? 4000);

async function post(path, body, token) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(forkprint + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function register(redirectUri) {
  const email = `lungara-${randomBytes(6).toString("hex")}@post.example`;
  const account = { email, password: `Aa1-${randomBytes(12).toString("base64url")}`, account_type: "business" };
  const { access_token } = await post("/auth/register", account);
  const client = await post(
    "/oauth/portal/register-json",
    {
      name: "Lungara Online",
      description: "Marks our menu for you",
      redirect_uris: [redirectUri],
      allowed_domains: ["127.0.0.1"],
      scopes: ["general:access"],
      token_endpoint_auth_method: "none",
    },
    access_token,
  );
  return client.client_id;
}

try {
  const site = await startRestaurant({
    forkprint,
    port,
    venue: process.env.FORKPRINT_VENUE_ID,
    register: async (redirectUri) => known ?? (await register(redirectUri)),
  });
  console.log(`Lungara is at ${site.origin} (client id ${site.clientId}, Forkprint at ${forkprint}). Ctrl-C ends it.`);
} catch (error) {
  console.error(`The restaurant could not open: ${error.message}. Is Forkprint running at ${forkprint}?`);
  process.exit(1);
}
