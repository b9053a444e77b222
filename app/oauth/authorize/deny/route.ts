import { redirectAnswerWire } from "@/lib/schemas/oauth";
import { oauthEndpoint, otherMethods } from "@/server/http/oauth-endpoint";
import { deny } from "@/server/oauth/authorize/deny";

export const POST = oauthEndpoint(
  "form-only-body",
  async ({ parameters }) => ({ redirect_url: await deny(parameters) }),
  redirectAnswerWire,
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
