import type { Metadata } from "next";
import { TERMS } from "@/components/legal/terms-text";
import { TextPage } from "@/components/legal/text-page";
import { TERMS_VERSION } from "@/lib/legal-terms";

export const metadata: Metadata = {
  title: "Terms & Conditions",
  description: "What you can expect from the service, what it expects from you, and what it cannot do.",
};

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export default function TermsPage() {
  return (
    <TextPage
      lead="What you can expect from the service, what it expects from you, and what it cannot do."
      note={
        <>
          Last updated: <time dateTime={TERMS_VERSION}>{longDate.format(new Date(TERMS_VERSION))}</time>
        </>
      }
      sections={TERMS}
      title="Terms & Conditions"
    />
  );
}
