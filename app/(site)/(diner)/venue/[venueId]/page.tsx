import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { getText } from "@/components/i18n/use-text-on-server";
import { ForWhom } from "@/components/recipes/for-whom";
import { ButtonLink } from "@/components/ui/button";
import { DishNews } from "@/components/visits/dish-news";
import { LINKS } from "@/lib/links";
import { languageOfCountry } from "@/lib/travel/languages";
import { visits } from "@/messages/en/visits";
import { getViewer } from "@/server/auth/viewer";
import { listDishNews, listSavedAt } from "@/server/menus/saved-dishes";
import { showDishes } from "@/server/menus/show-dishes";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { peopleOf, readTable } from "@/server/recipes/table/read-table";
import { findPublicVenue } from "@/server/venues/find-public-venue";
import { findVisitAt } from "@/server/visits/find-visit-at";
import { CardAtVenue } from "./_components/guest-card/card-at-venue";
import { GuestDishes } from "./_components/guest-card/guest-dishes";
import { JudgedDishes } from "./_components/judged-dishes";
import { VenueVisit } from "./_components/venue-visit";

type VenuePageProps = { params: Promise<{ venueId: string }> };

/** Cached per request, because the page and its metadata need the same venue. */
const findVenue = cache(async (id: string) => (z.uuid().safeParse(id).success ? findPublicVenue(id) : null));

export async function generateMetadata({ params }: VenuePageProps): Promise<Metadata> {
  const t = await getText(visits);
  const venue = await findVenue((await params).venueId);
  if (!venue) return { title: t("venueNotFound") };
  return {
    title: `${venue.name}, ${venue.city}`,
    description: t("checkInSummary", { name: venue.name, city: venue.city }),
  };
}

/** The public page of a venue, with the reader's visit if they are checked in there. */
export default async function VenuePage({ params }: VenuePageProps) {
  const t = await getText(visits);
  const [venue, viewer] = await Promise.all([findVenue((await params).venueId), getViewer()]);
  if (!venue) notFound();
  const reader = viewer && { userId: viewer.user.id };
  const table = reader && (await readTable(reader));
  const [visit, dishes, saved, news, checkedFor] = await Promise.all([
    reader && findVisitAt(reader, venue.id),
    showDishes(venue.id, reader, undefined, table),
    reader && listSavedAt(reader, venue.id),
    reader ? listDishNews(reader) : [],
    reader && getCheckedFor(reader),
  ]);
  return (
    <div className="grid content-start gap-7 pt-8 pb-18 nav:pt-14 nav:pb-24 wrap">
      <div>
        <h1>{venue.name}</h1>
        <p className="soft">{[venue.city, venue.state, venue.country].filter(Boolean).join(", ")}</p>
      </div>
      <DishNews news={news.filter((each) => each.venue.id === venue.id)} />
      {viewer ? (
        <VenueVisit spokenHere={languageOfCountry(venue.country)} venueId={venue.id} viewer={viewer} visit={visit} />
      ) : (
        <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,520px)_minmax(0,1fr)] nav:grid-rows-[auto_1fr] nav:gap-x-18">
          <p className="lead max-w-[46ch]">{t("checkInExplained", { name: venue.name })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={`${LINKS.onboard}?venue-id=${venue.id}`} prefetch={false} variant="primary">
              {t("signInToCheckIn")}
            </ButtonLink>
            <p className="soft small">{t("guestTooSummary")}</p>
          </div>
          <div className="nav:col-start-2 nav:row-span-2 nav:row-start-1">
            <CardAtVenue />
          </div>
        </div>
      )}
      <p className="mt-6 mb-0">
        {t.rich("notAloneSeeWhat", {
          link: (inside) => <a href={`${LINKS.together}?venue-id=${venue.id}`}>{inside}</a>,
        })}
      </p>
      {dishes.length > 0 && checkedFor && <ForWhom className="-mb-4" rendered={checkedFor} />}
      {dishes.length > 0 &&
        (viewer ? (
          <JudgedDishes dishes={dishes} people={table && peopleOf(table)} saved={saved} venueId={venue.id} />
        ) : (
          <GuestDishes dishes={dishes} venueId={venue.id} />
        ))}
    </div>
  );
}
