import type { Metadata } from "next";
import { footerLinks } from "@/app/footer-links";
import { AnalyticsQuestions } from "./_components/analytics-questions";
import { BusinessFrame } from "./_components/business-frame";
import { BusinessHero } from "./_components/business-hero";
import { DashboardPreview } from "./_components/dashboard-preview";
import { Start } from "./_components/start";

export const metadata: Metadata = {
  title: "For restaurants and venues",
  description: "Guests carry their allergies, diets and dislikes on one card. See what your whole room eats.",
};

export default function BusinessLandingPage() {
  return (
    <BusinessFrame footerLinks={footerLinks()}>
      <BusinessHero />
      <DashboardPreview />
      <AnalyticsQuestions />
      <Start />
    </BusinessFrame>
  );
}
