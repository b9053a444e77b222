import { createdCount } from "@/lib/schemas/admin";
import { seedAttributes } from "@/server/admin/seed-attributes";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint({ caller: adminOnly, response: createdCount }, ({ caller }) => seedAttributes(caller));
