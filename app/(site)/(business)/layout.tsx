import type { ReactNode } from "react";
import { EnglishOnly } from "@/components/i18n/english-only";

export default function BusinessLayout({ children }: { children: ReactNode }) {
  return <EnglishOnly>{children}</EnglishOnly>;
}
