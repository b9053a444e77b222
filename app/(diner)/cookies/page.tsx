import type { Metadata } from "next";
import { COOKIES } from "@/components/legal/privacy-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Cookies",
  description: "Two cookies and one stored entry, all for signing in. No trackers.",
};

export default function CookiesPage() {
  return (
    <TextPage
      lead="Two cookies and one stored entry, all for signing in. No trackers."
      sections={COOKIES}
      title="Cookies"
    />
  );
}
