import type { Metadata } from "next";
import { connection } from "next/server";
import { contactSections } from "@/components/legal/contact-text";
import { TextPage } from "@/components/legal/text-page";
import { env } from "@/server/env";

const LEAD = "The shortest way to an answer, by what it is about.";

export const metadata: Metadata = { title: "Contact", description: LEAD };

export default async function ContactPage() {
  await connection(); // The address is known when the server runs, not when it is built.
  return <TextPage lead={LEAD} sections={contactSections(env.CONTACT_EMAIL ?? null)} title="Contact" />;
}
