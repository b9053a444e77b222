import { liveWire } from "@/lib/schemas/health";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const dynamic = "force-dynamic";

/** Whether to start this process again: never because of what it needs, which a new one would need too. */
export const GET = endpoint({ caller: anyone, response: liveWire }, () => ({ status: "ok" as const }));
