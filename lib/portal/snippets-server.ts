import type { Snippet, SnippetValues } from "./snippets";

/** The shell variables that the snippets use. */
export const SHELL_VARIABLES = ["CLIENT_SECRET", "CODE", "VERIFIER", "ACCESS_TOKEN", "REFRESH_TOKEN"] as const;

const REDIRECT = "https://order.example/callback";

/** tests/integration/oauth/documented-calls.test.ts sends each of them. */
export const SERVER_SNIPPETS = {
  authorize: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Address for the browser",
    text: `${origin}/oauth/authorize?response_type=code&client_id=${clientId}
  &redirect_uri=${encodeURIComponent(REDIRECT)}
  &scope=dietary_preferences:read%20ingredients:read&state=af0ifjsldkj
  &code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256`,
  }),
  token: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/oauth/token \\
  -u "${clientId}:$CLIENT_SECRET" \\
  -d grant_type=authorization_code \\
  -d code="$CODE" \\
  -d code_verifier="$VERIFIER" \\
  --data-urlencode redirect_uri=${REDIRECT}`,
  }),
  userinfo: ({ origin }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/oauth/userinfo -H "Authorization: Bearer $ACCESS_TOKEN"`,
  }),
  menu: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/api/analysis/menu \\
  -H "Authorization: Bearer $ACCESS_TOKEN" -H "Content-Type: application/json" \\
  -d '{"client_id": "${clientId}", "items": [{"name": "Trofie al pesto", "description": "Trofie, basil, walnuts"}]}'`,
  }),
  refresh: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/oauth/token \\
  -u "${clientId}:$CLIENT_SECRET" \\
  -d grant_type=refresh_token \\
  -d refresh_token="$REFRESH_TOKEN"`,
  }),
  revoke: ({ origin, clientId }: SnippetValues): Snippet => ({
    file: "Terminal",
    text: `curl ${origin}/oauth/revoke -u "${clientId}:$CLIENT_SECRET" -d token="$REFRESH_TOKEN"`,
  }),
} as const;

export const SERVER_REDIRECT_URI = REDIRECT;
