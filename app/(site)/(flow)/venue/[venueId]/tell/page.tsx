import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { getText } from "@/components/i18n/use-text-on-server";
import { AppError } from "@/lib/errors";
import { doorOf } from "@/lib/visits/door";
import { atTable } from "@/messages/en/at-table";
import { getViewer } from "@/server/auth/viewer";
import { getGuestOffer } from "@/server/visits/guests/get-guest-offer";
import { CodeIsOld } from "./_components/code-is-old";
import { TellScreen } from "./_components/tell-screen";

type TellPageProps = {
  params: Promise<{ venueId: string }>;
  searchParams: Promise<{ "location-id"?: string | string[] }>;
};

const findOffer = cache(async (venueId: string, locationId: string | null) => {
  if (!z.uuid().safeParse(venueId).success) return null;
  try {
    return await getGuestOffer({ token: null }, { venue_id: venueId, location_id: locationId ?? undefined });
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
});

async function placeOf({ params, searchParams }: TellPageProps) {
  const [{ venueId }, { "location-id": location }] = await Promise.all([params, searchParams]);
  return { venueId, locationId: [location ?? []].flat()[0] ?? null };
}

export async function generateMetadata(props: TellPageProps): Promise<Metadata> {
  const t = await getText(atTable);
  const { venueId, locationId } = await placeOf(props);
  const offer = await findOffer(venueId, locationId);
  if (!offer) return { title: t("codeIsOld") };
  return { title: `${t("kitchenQuestion")} ${offer.venue.name}` };
}

/** What a table's code opens for somebody who is not signed in. Opening it records nothing. */
export default async function TellPage(props: TellPageProps) {
  const { venueId, locationId } = await placeOf(props);
  if (await getViewer()) redirect(doorOf({ venueId, locationId }));
  const offer = await findOffer(venueId, locationId);
  if (!offer) return <CodeIsOld />;
  return <TellScreen location={offer.location} until={offer.until} venue={offer.venue} />;
}
