import { assistantMetadataWire } from "@/lib/schemas/oauth";
import { otherMethods } from "@/server/http/oauth-endpoint";
import { publicDocument, publicPreflight } from "@/server/http/public-document";
import { assistantMetadata } from "@/server/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = publicDocument(() => assistantMetadataWire.parse(assistantMetadata()));
export const OPTIONS = publicPreflight;
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
