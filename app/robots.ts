import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/server/env";

/**
 * Handlers are no pages. Pages that must not be found, such as shared cards, say so themselves: a
 * crawler that may not read them would never learn it.
 */
const HANDLERS = ["/api/", "/auth/", "/oauth/", "/user/", "/ingredient-normalizations/"];

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection(); // The address is known when the server runs, not when it is built.
  return {
    rules: { userAgent: "*", allow: "/", disallow: HANDLERS },
    sitemap: new URL("/sitemap.xml", env.APP_URL).href,
  };
}
