import type { Metadata } from "next";
import { PartnerAnalytics } from "@/components/business/partner-analytics";
import { PartnerApply } from "@/components/business/partner-apply";
import { PartnerCover } from "@/components/business/partner-cover";
import { PartnerSteps } from "@/components/business/partner-steps";

export const metadata: Metadata = {
  title: "Smart Dining Initiative",
  description: "The partner program for restaurants: free website design, check-in at the table, customer analytics.",
};

export default function PartnerProgramPage() {
  return (
    <>
      <PartnerCover />
      <PartnerSteps />
      <PartnerAnalytics />
      <PartnerApply />
    </>
  );
}
