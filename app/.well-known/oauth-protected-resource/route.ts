import { resourceMetadataWire } from "@/lib/schemas/oauth";
import { otherMethods } from "@/server/http/oauth-endpoint";
import { publicDocument, publicPreflight } from "@/server/http/public-document";
import { resourceMetadata } from "@/server/oauth/metadata";

export const dynamic = "force-dynamic";

export const GET = publicDocument(() => resourceMetadataWire.parse(resourceMetadata()));
export const OPTIONS = publicPreflight;
export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
