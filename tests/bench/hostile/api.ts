/** Calls the started product, each time from a network address that the benchmark chooses. */
export type Api = ReturnType<typeof apiAt>;

export const ADDRESS_HEADER = "x-bench-address";
export const PASSWORD = "Bench-mark-2468";

export function apiAt(origin: string) {
  const send = (method: string, path: string, from: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method,
      headers: { [ADDRESS_HEADER]: from, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(120_000),
    });
  const json = (method: string, path: string, from: string, body: unknown, headers: Record<string, string> = {}) =>
    send(method, path, from, typeof body === "string" ? body : JSON.stringify(body), {
      "content-type": "application/json",
      ...headers,
    });
  const signUp = async (from: string): Promise<{ id: string; email: string; token: string }> => {
    const email = `bench-${crypto.randomUUID()}@post.example`;
    const answer = await json("POST", "/auth/register", from, { email, password: PASSWORD });
    if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
    return { id: user.id, email, token };
  };
  return { origin, send, json, signUp };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
