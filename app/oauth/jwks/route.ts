import { publicKeysWire } from "@/lib/schemas/oauth";
import { otherMethods } from "@/server/http/oauth-endpoint";
import { publicDocument, publicPreflight } from "@/server/http/public-document";
import { listPublicKeys } from "@/server/oauth/keys/list-public-keys";

export const dynamic = "force-dynamic";

export const GET = publicDocument(async () => publicKeysWire.parse({ keys: await listPublicKeys() }));
export const OPTIONS = publicPreflight;
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
