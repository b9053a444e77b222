import type { Metadata } from "next";
import { CAREERS } from "@/components/legal/company-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Careers",
  description: "What is open, who would fit, and how we work.",
};

export default function CareersPage() {
  return <TextPage lead="What is open, who would fit, and how we work." sections={CAREERS} title="Careers" />;
}
