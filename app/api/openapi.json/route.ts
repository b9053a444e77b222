import { describeApi } from "@/server/http/openapi/describe-api";
import { ROUTES } from "./routes.generated.mjs";

let made: Promise<string> | undefined;

/** Made once in the life of a process: handlers do not change while it runs. */
export async function GET(): Promise<Response> {
  made ??= describeApi(ROUTES).then((document) => JSON.stringify(document));
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": "public, max-age=300",
    "Access-Control-Allow-Origin": "*",
  };
  return new Response(await made, { headers });
}
