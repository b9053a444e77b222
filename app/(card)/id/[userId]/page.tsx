import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { titled } from "@/components/i18n/use-text-on-server";
import { IdFailure } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";
import { GUEST_PAGE } from "@/lib/sharing/guest-page";
import { card } from "@/messages/en/card";
import { getViewer, type Viewer } from "@/server/auth/viewer";
import { addressOf } from "@/server/http/address";
import { countView } from "@/server/sharing/count-view";
import { findShareOwner } from "@/server/sharing/find-share-owner";
import { findSharedCard, type SharedCard } from "@/server/sharing/find-shared-card";
import { findGuestCard } from "@/server/sharing/guests/find-guest-card";
import { OwnId } from "./_components/own-id";
import { SharedId } from "./_components/shared-id";

/**
 * The same for every card, even one that does not exist: a page's metadata must not reveal whether the person exists.
 */
const metadata: Metadata = {
  robots: { index: false, follow: false, noarchive: true, nosnippet: true },
  referrer: "no-referrer",
};
export const generateMetadata = titled(card, "digitalDietaryId", metadata, "sharedIdSummary");

type IdPageProps = {
  params: Promise<{ userId: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
};

/** Open to the owner, and to everybody with a valid share key. */
export default async function IdPage({ params, searchParams }: IdPageProps) {
  const [{ userId }, { key }, viewer] = await Promise.all([params, searchParams, getViewer()]);
  if (userId === GUEST_PAGE)
    return typeof key === "string" ? <GuestId isSignedIn={viewer !== null} link={key} /> : notFound();
  if (!z.uuid().safeParse(userId).success) return <IdFailure message={ID_MESSAGES.invalid} />;
  if (key !== undefined) {
    const shared = typeof key === "string" ? await findSharedCard(userId, key) : null;
    if (!shared) notFound();
    const who = standing(viewer, shared);
    if (who !== "owner") await noteOpening(shared.linkId);
    return <SharedId profile={shared.profile} rows={shared.rows} viewer={who} />;
  }
  if (viewer?.user.id !== userId) notFound();
  return <OwnId userId={userId} />;
}

function standing(viewer: Viewer | null, { ownerId }: SharedCard) {
  if (!viewer) return "nobody";
  return viewer.user.id === ownerId ? "owner" : "other";
}

/** A shared card without an account. If the card has moved into an account, redirects to its new address. */
async function GuestId({ link, isSignedIn }: { link: string; isSignedIn: boolean }) {
  const card = await findGuestCard(link);
  if (!card) {
    const owner = await findShareOwner(link);
    if (owner) redirect(`/id/${owner}?key=${link}`);
    notFound();
  }
  await noteOpening(card.linkId);
  return <SharedId profile={card.profile} rows={card.rows} viewer={isSignedIn ? "other" : "nobody"} />;
}

async function noteOpening(linkId: string): Promise<void> {
  const sent = await headers();
  await countView({ of: "card", linkId, address: addressOf({ headers: sent }), headers: sent });
}
