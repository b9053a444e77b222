import { authorizationEndpoint } from "@/server/http/authorization-endpoint";
import { otherMethods } from "@/server/http/oauth-endpoint";

export const GET = authorizationEndpoint("GET");
export const POST = authorizationEndpoint("POST");

/** OPTIONS is refused too, because no other site may read this endpoint (RFC 9700 2.6). */
export const { HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET, POST");
