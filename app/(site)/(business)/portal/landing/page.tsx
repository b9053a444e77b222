import type { Metadata } from "next";
import { elsewhere } from "@/app/elsewhere";
import { AnalyticsQuestions } from "@/components/business/analytics-questions";
import { BusinessFrame } from "@/components/business/business-frame";
import { BusinessHero } from "@/components/business/business-hero";
import { DashboardPreview } from "@/components/business/dashboard-preview";
import { Start } from "@/components/business/start";

export const metadata: Metadata = {
  title: "For restaurants and venues",
  description: "Guests carry their allergies, diets and dislikes on one card. See what your whole room eats.",
};

export default function BusinessLandingPage() {
  return (
    <BusinessFrame elsewhere={elsewhere()}>
      <BusinessHero />
      <DashboardPreview />
      <AnalyticsQuestions />
      <Start />
    </BusinessFrame>
  );
}
