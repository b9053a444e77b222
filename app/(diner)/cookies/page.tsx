import type { Metadata } from "next";
import { COOKIES } from "@/components/legal/privacy-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Cookies",
  description: "What our pages keep in your browser, what for, and how long. No trackers.",
};

export default function CookiesPage() {
  return (
    <TextPage
      lead="What our pages keep in your browser, what for, and how long. No trackers."
      sections={COOKIES}
      title="Cookies"
    />
  );
}
