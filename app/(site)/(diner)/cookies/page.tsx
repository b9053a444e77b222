import { ReadingPage, readingMetadata } from "@/components/legal/reading-page";

export const generateMetadata = readingMetadata("cookies");

export default function CookiesPage() {
  return <ReadingPage name="cookies" />;
}
