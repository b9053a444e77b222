import { issuerMetadataWire } from "@/lib/schemas/oauth";
import { otherMethods } from "@/server/http/oauth-endpoint";
import { publicDocument, publicPreflight } from "@/server/http/public-document";
import { issuerMetadata } from "@/server/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = publicDocument(() => issuerMetadataWire.parse(issuerMetadata()));
export const OPTIONS = publicPreflight;
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
