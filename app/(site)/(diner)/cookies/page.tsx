import { ReadingPage, readingMetadata } from "../_components/reading/reading-page";

export const generateMetadata = readingMetadata("cookies");

export default function CookiesPage() {
  return <ReadingPage name="cookies" />;
}
