import { ReadingPage, readingMetadata } from "@/components/legal/reading-page";

export const generateMetadata = readingMetadata("privacy");

export default function PrivacyPage() {
  return <ReadingPage name="privacy" />;
}
