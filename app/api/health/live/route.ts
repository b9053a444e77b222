import { liveWire } from "@/lib/schemas/health";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const dynamic = "force-dynamic";

/** Whether the process must be restarted. Ignores dependencies, because a restart would not repair them. */
export const GET = endpoint({ caller: anyone, response: liveWire }, () => ({ status: "ok" as const }));
