/** A partner's application, and the diner whose data it wants to read. */
export type Partner = {
  issuer: string;
  clientId: string;
  /** Null for a public application. */
  secret: string | null;
  callback: string;
  diner: Diner;
};

/** A diner's browser, signed in. */
export type Diner = { id: string; email: string; token: string };

export const SCOPE = "openid profile:read dietary_preferences:read";

const FORM = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };

/**
 * Follows an authorization request as the browser and the consent page do: if it leads to the consent screen, the
 * diner allows it. @returns the address at the application where it ends
 */
export async function visit({ issuer, diner }: Partner, address: URL | string): Promise<URL> {
  const headers = { authorization: `Bearer ${diner.token}` };
  const answer = await fetch(address, { redirect: "manual", headers });
  const location = new URL(answer.headers.get("location") ?? "", issuer);
  if (location.origin !== new URL(issuer).origin || location.pathname !== "/onboard") return location;
  const query = location.search.slice(1);
  const context = await json<{ client: { client_id: string }; scopes: { name: string }[] }>(
    await fetch(`${issuer}/oauth/authorize/context?${query}`, { headers }),
  );
  await json(
    await fetch(`${issuer}/api/user-client-authorization`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({
        user_id: diner.id,
        client_id: context.client.client_id,
        permission: true,
        active: true,
        scopes: context.scopes.map(({ name }) => name),
      }),
    }),
  );
  const allowed = await json<{ redirect_url: string }>(
    await fetch(`${issuer}/oauth/authorize`, {
      method: "POST",
      headers: { ...headers, ...FORM },
      body: `${query}&decision=allow`,
    }),
  );
  return new URL(allowed.redirect_url);
}

export async function json<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
