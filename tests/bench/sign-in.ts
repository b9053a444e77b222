/**
 * Sends 20 sign-ins at once while another person sends requests one after the other: the latency of those requests must
 * not grow with the password hashing. (Several such people in a closed loop would saturate a small machine by
 * themselves.)
 * Against a running product: `npm run bench -- sign-in http://localhost:3000`.
 */
const origin = process.argv[2] ?? "http://localhost:3000";
const SIGN_INS = 20;
const PROBES_AT_ONCE = 1;

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await work();
  await response.arrayBuffer();
  return performance.now() - started;
}

const post = (path: string, body: unknown) =>
  fetch(origin + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

async function main(): Promise<void> {
  const password = "Bench-mark-2468";
  const run = Date.now().toString(36);
  const accounts = Array.from({ length: SIGN_INS }, (_, i) => `bench-${run}-${i}@post.example`);
  const tokens: string[] = [];
  for (const email of accounts) {
    const response = await post("/auth/register", { email, password });
    if (response.status !== 201)
      throw new Error(`register answered ${response.status}; is RATE_LIMIT_FACTOR high enough?`);
    tokens.push(((await response.json()) as { access_token: string }).access_token);
  }
  const probe = () => fetch(`${origin}/user/my-preferences`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  for (let i = 0; i < 50; i++) await timed(probe);

  const idle: number[] = [];
  for (let i = 0; i < 200; i++) idle.push(await timed(probe));

  let signingIn = true;
  const busy: number[] = [];
  const probing = Array.from({ length: PROBES_AT_ONCE }, async () => {
    while (signingIn) busy.push(await timed(probe));
  });
  const started = performance.now();
  const statuses = await Promise.all(
    accounts.map(async (email) => (await post("/auth/login", { email, password })).status),
  );
  const took = performance.now() - started;
  signingIn = false;
  await Promise.all(probing);
  if (statuses.some((status) => status !== 200)) throw new Error(`sign-ins answered ${statuses.join(" ")}`);

  for (const [name, values] of [
    ["idle", idle],
    ["during sign-ins", busy],
  ] as const) {
    const sorted = [...values].sort((a, b) => a - b);
    console.log(
      `${name}: ${values.length} requests, median ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
    );
  }
  console.log(`${SIGN_INS} sign-ins at once took ${took.toFixed(0)} ms`);
  await Promise.all(
    tokens.map((token) =>
      fetch(`${origin}/auth/user/delete-account`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ password }),
      }),
    ),
  );
}

await main();

export {};
