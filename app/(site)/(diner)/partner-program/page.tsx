import type { Metadata } from "next";
import { connection } from "next/server";
import { PartnerAnalytics } from "@/components/business/partner-analytics";
import { PartnerApply } from "@/components/business/partner-apply";
import { PartnerCover } from "@/components/business/partner-cover";
import { PartnerDemo } from "@/components/business/partner-demo";
import { PartnerSteps } from "@/components/business/partner-steps";
import { readPartnerItems } from "@/server/dietary/demo/read-demo";
import { env } from "@/server/env";

export const metadata: Metadata = {
  title: "Smart Dining Initiative",
  description: "The partner program for restaurants: free website design, check-in at the table, customer analytics.",
};

export default async function PartnerProgramPage() {
  await connection(); // The contact address is a runtime setting, which the build does not know.
  return (
    <>
      <PartnerCover address={env.CONTACT_EMAIL ?? null} />
      <PartnerDemo items={readPartnerItems()} />
      <PartnerSteps />
      <PartnerAnalytics />
      <PartnerApply />
    </>
  );
}
