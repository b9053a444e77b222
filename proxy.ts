import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "@/lib/calls/content-security-policy";
import { METHOD_HEADER } from "@/lib/calls/method-header";
import { PATH_HEADER } from "@/lib/i18n/spoken-places";

/** Gives every page a nonce of its own: Next puts it on its scripts, and the browser runs no other. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const { NODE_ENV, S3_ENDPOINT, S3_PUBLIC_URL } = process.env;
  const photoStores = [S3_ENDPOINT, S3_PUBLIC_URL].flatMap((address) => address || []);
  const policy = contentSecurityPolicy(nonce, {
    development: NODE_ENV === "development",
    photoStores,
    ownPicturesOnly: isConsent(request.nextUrl),
  });
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.set(METHOD_HEADER, request.method);
  headers.set(PATH_HEADER, request.nextUrl.pathname);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

/**
 * Where an application asks for somebody's values. Elsewhere on that path no such page can follow without being
 * loaded anew, while the pages that do follow show pictures of recipes.
 */
const isConsent = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/onboard" && searchParams.has("client_id");

/**
 * Pages only, also those that are fetched ahead: a request says so itself, and without Next's other headers its answer is
 * a whole page. Handlers answer for themselves: a proxy waits for the end of a body, keeps its first 10 MB, and breaks
 * the answers of OAuth.
 */
export const config = {
  matcher: [
    "/((?!_next/static|_next/image|api/|auth/|user/|oauth/|\\.well-known/|ingredient-normalizations/|photos/|plates/|parse(?:/|$)|mcp(?:/|$)|grocery-lists(?:/|$)|saved-recipes(?:/|$)|recipe-variants(?:/|$)|admin/(?!(?:items|ml)$)|recipes/[^/]+/photos/|widget\\.js|widget/|sdk/|scan/|icon\\.svg|icons/|sw\\.js|favicon\\.ico).*)",
  ],
};
