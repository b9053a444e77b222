import { readyWire } from "@/lib/schemas/health";
import { getReadiness } from "@/server/health/get-health";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

export const dynamic = "force-dynamic";

/** Whether this process can serve requests now. */
export const GET = endpoint({ caller: anyone, response: readyWire }, async () => {
  const readiness = await getReadiness();
  return new Reply(readiness, { status: readiness.status === "ok" ? 200 : 503 });
});
