import { createHash, createHmac } from "node:crypto";

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether S3 would accept a request to this presigned address: calculates AWS Signature Version 4 from the sent request
 * ("Authenticating requests: using query parameters"), because the test server does not check signatures.
 */
export function isSignedRequest(
  address: string,
  method: string,
  sent: Record<string, string>,
  secret: string,
): boolean {
  const url = new URL(address);
  const get = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = { host: url.host, ...sent };
  const names = get("SignedHeaders").split(";");
  const lines = names.map((name) => `${name}:${Reflect.get(headers, name) ?? ""}\n`).join("");
  const canonical = [method, url.pathname, query, lines, names.join(";"), "UNSIGNED-PAYLOAD"].join("\n");
  const [, day = "", region = "", service = "", end = ""] = get("Credential").split("/");
  const scope = [day, region, service, end].join("/");
  const hash = createHash("sha256").update(canonical).digest("hex");
  const key = [region, service, end].reduce((each, part) => hmac(each, part), hmac(`AWS4${secret}`, day));
  const text = ["AWS4-HMAC-SHA256", get("Date"), scope, hash].join("\n");
  return hmac(key, text).toString("hex") === get("Signature");
}
