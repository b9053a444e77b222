import { ReadingPage, readingMetadata } from "../_components/reading/reading-page";

export const generateMetadata = readingMetadata("about");

export default function AboutPage() {
  return <ReadingPage name="about" />;
}
