import { healthWire } from "@/lib/schemas/health";
import { getHealth } from "@/server/health/get-health";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

export const dynamic = "force-dynamic";

export const GET = endpoint({ caller: anyone, response: healthWire }, async () => {
  const health = await getHealth();
  return new Reply(health, { status: health.status === "ok" ? 200 : 503 });
});
