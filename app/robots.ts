import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/server/env";

/**
 * Addresses of request handlers, which are not pages. Pages that must not be indexed, such as shared cards, are not
 * listed here: they carry `noindex`, which a crawler sees only if it may fetch them.
 */
const HANDLERS = ["/api/", "/auth/", "/oauth/", "/user/", "/ingredient-normalizations/"];

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection(); // Evaluated per request, because the public address is a runtime setting.
  return {
    rules: { userAgent: "*", allow: "/", disallow: HANDLERS },
    sitemap: new URL("/sitemap.xml", env.APP_URL).href,
  };
}
