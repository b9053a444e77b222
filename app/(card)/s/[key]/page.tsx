import { notFound, redirect } from "next/navigation";
import { titled } from "@/components/i18n/use-text-on-server";
import { card } from "@/messages/en/card";
import { findSharedPage } from "@/server/sharing/find-share-owner";

export const generateMetadata = titled(card, "digitalDietaryId", { robots: { index: false }, referrer: "no-referrer" });

/** The short address of a share link, which its QR code contains. */
export default async function ShortShareAddress({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params;
  const page = await findSharedPage(key);
  if (page === null) notFound();
  redirect(page);
}
