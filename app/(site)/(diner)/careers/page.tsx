import { ReadingPage, readingMetadata } from "../_components/reading/reading-page";

export const generateMetadata = readingMetadata("careers");

export default function CareersPage() {
  return <ReadingPage name="careers" />;
}
