import type { Metadata } from "next";
import { ABOUT } from "@/components/legal/company-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "About",
  description: "A dietary ID that people carry to wherever they eat.",
};

export default function AboutPage() {
  return <TextPage lead="A dietary ID that people carry to wherever they eat." sections={ABOUT} title="About" />;
}
