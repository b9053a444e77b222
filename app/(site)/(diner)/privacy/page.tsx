import { ReadingPage, readingMetadata } from "../_components/reading/reading-page";

export const generateMetadata = readingMetadata("privacy");

export default function PrivacyPage() {
  return <ReadingPage name="privacy" />;
}
