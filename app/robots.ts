import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/server/env";

/**
 * Disallows handlers, which are not pages. Pages that must not be indexed, such as shared cards, say so themselves: a
 * crawler that may not fetch them would never see that.
 */
const HANDLERS = ["/api/", "/auth/", "/oauth/", "/user/", "/ingredient-normalizations/"];

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection(); // The address is known when the server runs, not when it is built.
  return {
    rules: { userAgent: "*", allow: "/", disallow: HANDLERS },
    sitemap: new URL("/sitemap.xml", env.APP_URL).href,
  };
}
