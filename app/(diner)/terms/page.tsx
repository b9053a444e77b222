import type { Metadata } from "next";
import { TERMS } from "@/components/legal/terms-text";
import { TextPage } from "@/components/legal/text-page";

export const metadata: Metadata = {
  title: "Terms & Conditions",
  description: "What you can expect from the service, what it expects from you, and what it cannot do.",
};

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export default function TermsPage() {
  const today = new Date();
  return (
    <TextPage
      lead="What you can expect from the service, what it expects from you, and what it cannot do."
      note={
        <>
          Last updated: <time dateTime={today.toISOString().slice(0, 10)}>{longDate.format(today)}</time>
        </>
      }
      sections={TERMS}
      title="Terms & Conditions"
    />
  );
}
