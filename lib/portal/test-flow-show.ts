/** A request and its answer as the screen shows them, with every secret masked. */
export type Exchange = { line: string; request: string; answer: string; status: number; ms: number; curl: string };
/** Maps each secret to the text that replaces it. */
export type Masks = Map<string, string>;

type Request = {
  method: string;
  path: string;
  origin: string;
  headers: Record<string, string>;
  form?: Record<string, string> | undefined;
  json?: object | undefined;
  /** True if the request carries the portal's session cookie, which is never shown. */
  bySession: boolean;
};
type Answer = { status: number; isRedirect: boolean; headers: Headers | undefined; text: string };

const SHOWN_HEADERS = ["content-type", "cache-control", "www-authenticate", "location", "retry-after"];
const SECRET_FIELDS = ["access_token", "refresh_token", "id_token", "code"];
const short = (secret: string): string => `${secret.slice(0, 4)}…${secret.slice(-2)}`;

function hide(text: string, masks: Masks): string {
  let shown = text;
  for (const [secret, mask] of masks)
    if (secret) shown = shown.replaceAll(secret, mask).replaceAll(encodeURIComponent(secret), mask);
  return shown;
}

/** Records the tokens of an answer, so that they are masked wherever they appear again. */
function learn(json: unknown, masks: Masks): void {
  if (typeof json !== "object" || json === null) return;
  for (const name of SECRET_FIELDS) {
    const value = (json as Record<string, unknown>)[name];
    if (typeof value === "string" && value !== "") masks.set(value, short(value));
  }
  const address = (json as Record<string, unknown>).redirect_url;
  const code = typeof address === "string" ? new URLSearchParams(address.split("?")[1]).get("code") : null;
  if (code) masks.set(code, short(code));
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

function bodyOf(text: string, masks: Masks): string {
  try {
    const json = JSON.parse(text) as unknown;
    learn(json, masks);
    return JSON.stringify(json, null, 2);
  } catch {
    return text.startsWith("<") ? "(a page)" : text;
  }
}

const quoted = (text: string): string => `"${text.replace(/["\\$`]/g, "\\$&")}"`;

/** The request as a curl command, with the secret and the tokens as shell variables. */
function toCurl({ method, path, origin, headers, form, json }: Request): string {
  const parts = [`curl ${quoted(`${origin}${path}`)}`];
  if (method !== "GET" && method !== "POST") parts.push(`-X ${method}`);
  const authorization = headers.Authorization ?? "";
  if (authorization.startsWith("Basic")) parts.push('-u "$CLIENT_ID:$CLIENT_SECRET"');
  if (authorization.startsWith("Bearer")) parts.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  const variables: Record<string, string> = {
    code: "$CODE",
    code_verifier: "$VERIFIER",
    token: "$REFRESH_TOKEN",
    client_secret: "$CLIENT_SECRET",
  };
  for (const [name, value] of Object.entries(form ?? {})) {
    const variable = variables[name];
    parts.push(variable ? `--data-urlencode "${name}=${variable}"` : `--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  if (json) parts.push('-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(json))}`);
  return parts.join(" \\\n  ");
}

export function show(request: Request, answer: Answer, masks: Masks, ms: number): Exchange {
  const { method, path, headers, form, json, bySession } = request;
  const body = bodyOf(answer.text, masks);
  const sent = [
    `${method} ${path}${request.origin ? " HTTP/1.1" : ""}`,
    ...linesOf(headers),
    ...(bySession ? ["(with the sign-in of the diner's browser)"] : []),
    ...(form
      ? [
          "",
          Object.entries(form)
            .map(([name, value]) => `${name}=${value}`)
            .join("\n&"),
        ]
      : []),
    ...(json ? ["", JSON.stringify(json, null, 2)] : []),
  ];
  const known = SHOWN_HEADERS.flatMap((name) => {
    const value = answer.headers?.get(name);
    return value ? [`${name}: ${value}`] : [];
  });
  const came = answer.isRedirect
    ? ["HTTP/1.1 302 Found", "(a browser does not show scripts where it is sent)"]
    : [...(answer.status ? [`HTTP/1.1 ${answer.status}`] : []), ...known, ...(body ? ["", body] : [])];
  const status = answer.isRedirect ? 302 : answer.status;
  return {
    line: `${method} ${path.split("?")[0]}`,
    request: hide(sent.join("\n"), masks),
    answer: hide(came.join("\n").trim(), masks),
    status,
    ms,
    curl: hide(toCurl(request), masks),
  };
}
