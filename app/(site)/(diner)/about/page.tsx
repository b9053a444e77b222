import { ReadingPage, readingMetadata } from "@/components/legal/reading-page";

export const generateMetadata = readingMetadata("about");

export default function AboutPage() {
  return <ReadingPage name="about" />;
}
