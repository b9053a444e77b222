import type { Metadata } from "next";
import { connection } from "next/server";
import { requestLocale } from "@/components/i18n/request-locale";
import { wholeLocale } from "@/lib/i18n/locales";
import { env } from "@/server/env";
import { CONTACT_PAGE } from "../_components/reading/reading-pages";
import { TextPage } from "../_components/reading/text-page";

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = CONTACT_PAGE[wholeLocale(await requestLocale())];
  return { title, description: lead };
}

export default async function ContactPage() {
  await connection(); // The contact address is a runtime setting, which the build does not know.
  const { title, lead, sections } = CONTACT_PAGE[wholeLocale(await requestLocale())];
  return <TextPage lead={lead} sections={sections(env.CONTACT_EMAIL ?? null)} title={title} />;
}
