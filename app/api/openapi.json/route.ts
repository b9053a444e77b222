import { readApi } from "./read-api";

let made: Promise<string> | undefined;

/** Built once per process, because its handlers do not change while it runs. */
export async function GET(): Promise<Response> {
  made ??= readApi().then((document) => JSON.stringify(document));
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": "public, max-age=300",
    "Access-Control-Allow-Origin": "*",
  };
  return new Response(await made, { headers });
}
