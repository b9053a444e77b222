import { userInfoWire } from "@/lib/schemas/oauth";
import { refusedToken, requireToken } from "@/server/http/bearer-token";
import { allowOriginOf } from "@/server/http/client-origin";
import { preflight } from "@/server/http/cross-origin";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { accessOf } from "@/server/http/presented-token";
import { tellLimit } from "@/server/http/rate-limit-headers";
import { consumeLeased, leasedState } from "@/server/limits/rate-limits";
import { noteRead } from "@/server/oauth/diary/note-read";
import { findClientOfToken } from "@/server/oauth/find-client";
import { getUserClaims } from "@/server/oauth/get-user-claims";

const answer = oauthEndpoint("none", async ({ request, headers }) => {
  headers.set("Vary", "Origin");
  const presented = await requireToken(request);
  if (request.headers.has("origin")) {
    const client = await findClientOfToken(presented.token);
    if (client) allowOriginOf(client, request, headers);
  }
  const access = await accessOf(presented);
  if (!access) throw refusedToken(request);
  const reader = `${access.clientRowId} ${access.userId}`;
  await consumeLeased("userinfo_person", reader);
  tellLimit(headers, "person", leasedState("userinfo_person", reader));
  const claims = userInfoWire.parse(await getUserClaims(access));
  noteRead(
    access,
    "userinfo",
    Object.keys(claims).filter((name) => name !== "sub"),
  );
  return Response.json(claims);
});

export const GET = answer;
export const POST = answer;
export const OPTIONS = preflight("GET, POST");
export const { HEAD, PUT, PATCH, DELETE } = otherMethods("GET, POST");
