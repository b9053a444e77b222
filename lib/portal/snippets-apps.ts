import type { Snippet, SnippetValues } from "./snippets";

/** Snippets for pages that a framework renders, and for servers that hear about revocations. */
export const APP_SNIPPETS = {
  /** tests/unit/portal/react-snippet.test.tsx compiles it under strict TypeScript and renders it. */
  react: (): Snippet => ({
    file: "menu.tsx",
    text: `type Dish = { id: string; name: string; description: string };

export function Menu({ dishes }: { dishes: readonly Dish[] }) {
  return (
    <>
      <div data-forkprint-button="" />
      <ul>
        {dishes.map(({ id, name, description }) => (
          <li data-forkprint-item="" key={id}>
            <h3 data-forkprint-name="">{name}</h3>
            <p data-forkprint-description="">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}`,
  }),
  /** tests/integration/oauth/notice-snippet.test.ts runs it and sends it a notice. */
  notices: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "notices.mjs",
    text: `import { createServer } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';

const issuer = '${origin}';
const keys = createRemoteJWKSet(new URL('/oauth/jwks', issuer));

/** Reads a notice. Whoever is not us, or writes to somebody else, is refused by an error. */
export async function readNotice(token) {
  const { payload } = await jwtVerify(token, keys, { issuer, audience: '${clientId}', typ: 'secevent+jwt' });
  const [[event, { scopes }]] = Object.entries(payload.events).filter(([name]) => name.startsWith(issuer));
  return { person: payload.sub_id.sub, event: event.split('/').at(-1), scopes };
}

/** Listens at notice_uri. forget: deletes what you keep of the person, or of these scopes alone. */
export const listen = (port, forget) =>
  createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    try {
      await forget(await readNotice(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"deleted": true}');
    } catch {
      response.writeHead(400).end();
    }
  }).listen(port);`,
  }),
  register: ({ origin }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/oauth/portal/register-json \\
  -H "Authorization: Bearer $SESSION" -H "Content-Type: application/json" \\
  -d '{"name": "Menus", "redirect_uris": ["https://order.example/callback"], "allowed_domains": ["order.example"],
    "notice_uri": "https://order.example/notices"}'`,
  }),
} as const;
