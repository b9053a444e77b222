import type { Metadata } from "next";
import { COOKIES } from "@/components/legal/privacy-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Cookies",
  description: "One cookie and one stored entry, both for signing in. No trackers.",
};

export default function CookiesPage() {
  return (
    <TextPage
      lead="One cookie and one stored entry, both for signing in. No trackers."
      sections={COOKIES}
      title="Cookies"
    />
  );
}
