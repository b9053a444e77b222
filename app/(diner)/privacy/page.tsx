import type { Metadata } from "next";
import { PRIVACY } from "@/components/legal/privacy-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What is kept about you, who sees it, and how you take it back.",
};

export default function PrivacyPage() {
  return (
    <TextPage
      lead="What is kept about you, who sees it, and how you take it back."
      sections={PRIVACY}
      title="Privacy"
    />
  );
}
