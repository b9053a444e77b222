import { LINKS } from "@/lib/links";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

/** Where password managers send people to change a password (W3C, A Well-Known URL for Changing Passwords). */
export const GET = endpoint(
  { caller: anyone, status: 303 },
  () => new Reply(undefined, { headers: { Location: LINKS.privacySettings } }),
);
