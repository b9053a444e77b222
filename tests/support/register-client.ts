import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { RegisteredClient } from "./relying-party";

export type ClientOptions = { name?: string; isPublic?: boolean; scopes?: string[] };

/** Creates a business and its application through the API. */
export async function registerClient(
  request: APIRequestContext,
  { name = "Lungara Online", isPublic = false, scopes = ["general:access"] }: ClientOptions,
  redirectUri: string,
): Promise<{ client: RegisteredClient; ownerToken: string }> {
  const account = {
    email: `business-${randomUUID()}@post.example`,
    password: "Blue-Kettle-42",
    account_type: "business",
  };
  const { access_token } = await (await request.post("/auth/register", { data: account })).json();
  const answer = await request.post("/oauth/portal/register-json", {
    headers: { Authorization: `Bearer ${access_token}` },
    data: {
      name,
      description: "Orders food",
      redirect_uris: [redirectUri],
      allowed_domains: ["127.0.0.1"],
      scopes,
      token_endpoint_auth_method: isPublic ? "none" : "client_secret_basic",
    },
  });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
  return { client: (await answer.json()) as RegisteredClient, ownerToken: access_token };
}
