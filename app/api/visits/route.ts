import { checkInBody, visitWire } from "@/lib/schemas/visits";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";
import { checkIn } from "@/server/visits/check-in";

export const POST = endpoint(
  { caller: signedIn, countsItself: true, body: checkInBody, response: visitWire, otherStatus: 201 },
  async ({ caller, body }) => {
    const { visit, isNew } = await checkIn(caller.userId, body);
    return new Reply(visit, { status: isNew ? 201 : 200 });
  },
);
