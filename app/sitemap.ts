import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import { LINKS } from "@/lib/links";
import { env } from "@/server/env";

/** Only pages that everybody may read; personal pages are not listed. */
const PUBLIC_PAGES = [
  LINKS.home,
  BUSINESS_LINKS.landing,
  BUSINESS_LINKS.partnerProgram,
  BUSINESS_LINKS.pricing,
  LINKS.about,
  LINKS.careers,
  LINKS.contact,
  LINKS.terms,
  LINKS.privacy,
  LINKS.cookies,
] as const;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection(); // Evaluated per request, because the public address is a runtime setting.
  return PUBLIC_PAGES.map((path) => ({ url: new URL(path, env.APP_URL).href }));
}
