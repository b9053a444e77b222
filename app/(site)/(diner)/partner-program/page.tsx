import type { Metadata } from "next";
import { connection } from "next/server";
import { readPartnerItems } from "@/server/dietary/demo/read-demo";
import { env } from "@/server/env";
import { PartnerAnalytics } from "./_components/partner-analytics";
import { PartnerApply } from "./_components/partner-apply";
import { PartnerCover } from "./_components/partner-cover";
import { PartnerDemo } from "./_components/partner-demo";
import { PartnerSteps } from "./_components/partner-steps";

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
