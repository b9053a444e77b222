import { BookOpen } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { getText } from "@/components/i18n/use-text-on-server";
import { isTable } from "@/components/recipes/checked-for";
import { ForWhom } from "@/components/recipes/for-whom";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { DishNews } from "@/components/visits/dish-news";
import { LINKS } from "@/lib/links";
import { menuJsonLd } from "@/lib/menus/menu-json-ld";
import { languageOfCountry } from "@/lib/travel/languages";
import { menuAt, signInAt, tellAt } from "@/lib/visits/door";
import { atTable } from "@/messages/en/at-table";
import { visits } from "@/messages/en/visits";
import { getViewer } from "@/server/auth/viewer";
import { env } from "@/server/env";
import { listDishNews, listSavedAt } from "@/server/menus/saved-dishes";
import { showDishes } from "@/server/menus/show-dishes";
import { showPublicMenu } from "@/server/menus/show-public-menu";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { peopleOf, readTable } from "@/server/recipes/table/read-table";
import { findPublicVenue } from "@/server/venues/find-public-venue";
import { findVisitAt } from "@/server/visits/find-visit-at";
import { CardAtVenue } from "./_components/guest-card/card-at-venue";
import { GuestDishes } from "./_components/guest-card/guest-dishes";
import { GuestMenu } from "./_components/guest-card/guest-menu";
import { JudgedDishes } from "./_components/judged-dishes";
import { OwnMenu } from "./_components/own-menu";
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
  const at = await getText(atTable);
  const [venue, viewer] = await Promise.all([findVenue((await params).venueId), getViewer()]);
  if (!venue) notFound();
  const reader = viewer && { userId: viewer.user.id };
  const table = reader && (await readTable(reader));
  const [visit, dishes, menu, saved, news, checkedFor] = await Promise.all([
    reader && findVisitAt(reader, venue.id),
    reader ? showDishes(venue.id, reader, undefined, table) : [],
    reader ? [] : showPublicMenu(venue.id),
    reader && listSavedAt(reader, venue.id),
    reader ? listDishNews(reader) : [],
    reader && getCheckedFor(reader),
  ]);
  const people = table && (peopleOf(table) ?? null);
  const spokenHere = languageOfCountry(venue.country);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-5 pb-18 nav:gap-7 nav:pt-14 nav:pb-24 wrap">
      <div>
        <h1 className="text-step-3 nav:text-step-5">{venue.name}</h1>
        <p className="soft">{[venue.city, venue.state, venue.country].filter(Boolean).join(", ")}</p>
      </div>
      <DishNews news={news.filter((each) => each.venue.id === venue.id)} />
      {viewer ? (
        <>
          <OwnMenu
            isForOneself={!isTable(people ?? undefined)}
            spokenHere={spokenHere}
            venueId={venue.id}
            viewer={viewer}
            visit={visit}
            whom={dishes.length > 0 && checkedFor && <ForWhom rendered={checkedFor} />}
          >
            {dishes.length > 0 ? (
              <JudgedDishes dishes={dishes} people={people} saved={saved} venueId={venue.id} />
            ) : (
              <NoMenu hasCard={visit !== null} venue={venue.name} />
            )}
          </OwnMenu>
          <div className="scroll-mt-4" id="your-visit">
            <VenueVisit venueId={venue.id} viewer={viewer} visit={visit} />
          </div>
        </>
      ) : (
        <>
          <GuestMenu
            spokenHere={spokenHere}
            venue={{ id: venue.id, name: venue.name }}
            ways={
              <div className="grid gap-3">
                <p className="lead max-w-[46ch]">{t("checkInExplained", { name: venue.name })}</p>
                <div className="flex flex-wrap gap-3">
                  <ButtonLink href={tellAt({ venueId: venue.id, locationId: null })} prefetch={false} variant="primary">
                    {at("tellTheKitchen")}
                  </ButtonLink>
                  <ButtonLink href={signInAt({ venueId: venue.id, locationId: null })} prefetch={false}>
                    {t("signInToCheckIn")}
                  </ButtonLink>
                </div>
                <p className="soft small">{t("guestTooSummary")}</p>
              </div>
            }
          >
            {menu.length > 0 ? (
              <GuestDishes dishes={menu} venueId={venue.id} />
            ) : (
              <NoMenu hasCard={false} venue={venue.name} />
            )}
          </GuestMenu>
          {menu.length > 0 && <JsonLd value={menuJsonLd(venue, menu, new URL(menuAt(venue.id), env.APP_URL).href)} />}
          <div className="max-w-[520px]">
            <CardAtVenue />
          </div>
        </>
      )}
      <p className="mt-3 mb-0">
        {t.rich("notAloneSeeWhat", {
          link: (inside) => <a href={`${LINKS.together}?venue-id=${venue.id}`}>{inside}</a>,
        })}
      </p>
    </div>
  );
}

/** A venue without a menu here: the guest still leaves with something to show. */
async function NoMenu({ venue, hasCard }: { venue: string; hasCard: boolean }) {
  const t = await getText(atTable);
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-line border-dashed px-4 py-8 text-center">
      <BookOpen aria-hidden="true" className="text-ink-soft" size={36} />
      <h2 className="m-0 text-step-2">{t("noMenu", { venue })}</h2>
      <p className="m-0 text-ink-soft">{t(hasCard ? "noMenuTold" : "noMenuShow")}</p>
    </div>
  );
}
