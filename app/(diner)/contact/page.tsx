import type { Metadata } from "next";
import { CONTACT } from "@/components/legal/company-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Contact",
  description: "The shortest way to an answer, by what it is about.",
};

export default function ContactPage() {
  return <TextPage lead="The shortest way to an answer, by what it is about." sections={CONTACT} title="Contact" />;
}
