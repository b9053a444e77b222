import { applicationActivityWire } from "@/lib/schemas/oauth-activity";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listActivity } from "@/server/oauth/diary/list-activity";

export const GET = endpoint({ caller: signedIn, response: applicationActivityWire }, ({ caller }) =>
  listActivity(caller),
);
