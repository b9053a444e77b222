import { ReadingPage, readingMetadata } from "@/components/legal/reading-page";

export const generateMetadata = readingMetadata("careers");

export default function CareersPage() {
  return <ReadingPage name="careers" />;
}
