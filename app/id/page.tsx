import type { Metadata } from "next";
import { IdFailure } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";

export const metadata: Metadata = { title: "Digital Dietary ID", robots: { index: false } };

/** An ID page without an id. */
export default function IdWithoutUser() {
  return <IdFailure message={ID_MESSAGES.invalid} />;
}
