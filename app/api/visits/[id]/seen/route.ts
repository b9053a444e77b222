import { seenWire } from "@/lib/schemas/live";
import { idParam } from "@/lib/schemas/text";
import { getSeen } from "@/server/analytics/live/answer-card";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, params: idParam, response: seenWire }, ({ caller, params }) =>
  getSeen(caller, params.id),
);
