import { POST as changeVenues } from "@/app/api/bulk-venues/route";
import { DELETE as deleteLocation, PUT as updateLocation } from "@/app/api/locations/[id]/route";
import { POST as createLocation, GET as listLocations } from "@/app/api/locations/route";
import { GET as exportActs } from "@/app/api/team/acts/export/route";
import { GET as listActs } from "@/app/api/team/acts/route";
import { GET as getFirstDay, PUT as setFirstDay } from "@/app/api/team/first-day/route";
import { PUT as handOver } from "@/app/api/team/holder/route";
import { POST as inviteAgain } from "@/app/api/team/invitations/[id]/mail/route";
import { DELETE as takeBack } from "@/app/api/team/invitations/[id]/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { PUT as changeRoles } from "@/app/api/team/members/[id]/roles/route";
import { DELETE as removeMember } from "@/app/api/team/members/[id]/route";
import { GET as listTeam } from "@/app/api/team/route";
import { PUT as renameTablet, DELETE as revokeTablet } from "@/app/api/team/tablets/[id]/route";
import { GET as listTablets, POST as newTablet } from "@/app/api/team/tablets/route";
import { GET as getUsage } from "@/app/api/usage/route";
import { POST as validateRows } from "@/app/api/validate-csv/route";
import { DELETE as removeCodeLogo, PUT as setCodeLogo } from "@/app/api/venues/[id]/code-logo/route";
import { GET as getCodeLook, PUT as setCodeLook } from "@/app/api/venues/[id]/code-look/route";
import { DELETE as endLink } from "@/app/api/venues/[id]/figure-links/[linkId]/route";
import { GET as listLinks, POST as makeLink } from "@/app/api/venues/[id]/figure-links/route";
import { GET as previewGuestRetention } from "@/app/api/venues/[id]/guest-retention/preview/route";
import { GET as getGuestRetention, PUT as setGuestRetention } from "@/app/api/venues/[id]/guest-retention/route";
import { PUT as setRenewal } from "@/app/api/venues/[id]/kitchen/renewal/route";
import { GET as readKitchen, PUT as sayFacts } from "@/app/api/venues/[id]/kitchen/route";
import { GET as listVenueLocations } from "@/app/api/venues/[id]/locations/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { POST as readMenuPage } from "@/app/api/venues/[id]/menu/read/route";
import { GET as getMenu, PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { PUT as setAlerts } from "@/app/api/venues/[id]/news/alerts/route";
import { GET as previewNews } from "@/app/api/venues/[id]/news/preview/route";
import { PUT as alertReader, DELETE as removeReader } from "@/app/api/venues/[id]/news/readers/[readerId]/route";
import { POST as addReader } from "@/app/api/venues/[id]/news/readers/route";
import { GET as getNews, PUT as setNews } from "@/app/api/venues/[id]/news/route";
import { POST as markPrinted } from "@/app/api/venues/[id]/printed/route";
import { DELETE as deleteVenue, PUT as updateVenue } from "@/app/api/venues/[id]/route";
import { POST as createVenue, GET as listVenues } from "@/app/api/venues/route";
import { POST as cancelUpload } from "@/app/api/venues/uploads/[id]/cancel/route";
import { GET as getUpload } from "@/app/api/venues/uploads/[id]/route";
import { POST as undoUpload } from "@/app/api/venues/uploads/[id]/undo/route";
import { GET as listUploads, POST as startUpload } from "@/app/api/venues/uploads/route";
import { GET as getActivity } from "@/app/api/visits/activity/route";
import { GET as getAnalytics } from "@/app/api/visits/analytics/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as getBreakdown } from "@/app/api/visits/venue/[venueId]/breakdown/route";
import { GET as exportVisits } from "@/app/api/visits/venue/[venueId]/export/route";
import { GET as getFigures } from "@/app/api/visits/venue/[venueId]/figures/route";
import { PUT as dismissGuests } from "@/app/api/visits/venue/[venueId]/live/dismissals/route";
import { GET as watchLive } from "@/app/api/visits/venue/[venueId]/live/events/route";
import { GET as getLive } from "@/app/api/visits/venue/[venueId]/live/route";
import { GET as listVisits } from "@/app/api/visits/venue/[venueId]/route";
import { GET as getTimeseries } from "@/app/api/visits/venue/[venueId]/timeseries/route";
import { POST as markSeen } from "@/app/api/visits/venue/[venueId]/visits/[visitId]/seen/route";
import { POST as checkPage } from "@/app/oauth/clients/[client_id]/page-check/route";
import { POST as outlinePage } from "@/app/oauth/clients/[client_id]/page-outline/route";
import { DELETE as stopWatching } from "@/app/oauth/clients/[client_id]/page-watches/[id]/route";
import { GET as listWatches, PUT as watchPage } from "@/app/oauth/clients/[client_id]/page-watches/route";
import { DELETE as deleteClient } from "@/app/oauth/clients/[client_id]/route";
import { PUT as nameVenue } from "@/app/oauth/clients/[client_id]/venue-identifiers/[id]/route";
import { GET as listMappings } from "@/app/oauth/clients/[client_id]/venue-identifiers/route";
import { GET as listClients } from "@/app/oauth/clients/route";
import { GET as getDetails, PUT as saveDetails } from "@/app/oauth/portal/details/[client_id]/route";
import { POST as rotateSecret } from "@/app/oauth/portal/rotate-secret/[client_id]/route";
import { POST as submitApplication } from "@/app/oauth/portal/submit/[client_id]/route";
import { PUT as updateClient } from "@/app/oauth/portal/update/[client_id]/route";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue as makeVenue } from "../../factories/places";
import { createInvitation, createMember } from "../../factories/team";
import { type CallOptions, call, type Handler } from "../../support/request";

/** The data of business A, and business B as the caller. */
export type World = {
  ownerId: string;
  venueId: string;
  locationId: string;
  visitId: string;
  clientId: string;
  clientRow: string;
  watchId: string;
  uploadId: string;
  dishId: string;
  memberId: string;
  invitationId: string;
  tabletId: string;
  readerId: string;
  linkId: string;
  b: SignedInPerson;
};

/** A call of businesses with what belongs to A. `absent`, `nothing`, `refused`: what B is answered. */
export type Try = {
  name: string;
  handler: Handler;
  answer: "absent" | "nothing" | "refused";
  call: (world: World) => CallOptions;
  /** For its owner, the answer is an endless event stream. */
  isEndless?: true;
};

const dismissal = (visitId: string) => ({
  is_dismissed: true,
  by: "B",
  guests: [{ visit_id: visitId, card_at: "2026-11-28T12:00:00.000Z" }],
});

const VENUE = { name: "Taken", city: "Bath", country: "UK", internal_id: "A-1" };
const at = (world: World) => ({ params: { venueId: world.venueId } });

const of = (world: World) => ({ params: { id: world.venueId } });
const picture = () => {
  const data = new FormData();
  data.set("file", new Blob([new Uint8Array(8)], { type: "image/png" }), "logo.png");
  return data;
};

const form = () => {
  const data = new FormData();
  data.set("name", "Taken");
  data.set("description", "");
  data.set("redirect_uris", JSON.stringify(["https://taken.example/back"]));
  data.set("allowed_domains", JSON.stringify(["taken.example"]));
  data.set("scopes", JSON.stringify(["general:access"]));
  return data;
};

export const TRIES: readonly Try[] = [
  { name: "GET /api/venues", handler: listVenues, answer: "nothing", call: () => ({}) },
  { name: "GET /api/locations", handler: listLocations, answer: "nothing", call: () => ({}) },
  { name: "GET /oauth/clients", handler: listClients, answer: "nothing", call: () => ({}) },
  { name: "GET /api/usage", handler: getUsage, answer: "nothing", call: () => ({ query: { month: "2026-05" } }) },
  { name: "GET /api/visits/analytics", handler: getAnalytics, answer: "nothing", call: () => ({}) },
  { name: "GET /api/visits/activity", handler: getActivity, answer: "nothing", call: () => ({}) },
  {
    name: "GET /api/venues/{id}/guest-retention",
    handler: getGuestRetention,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "GET /api/venues/{id}/guest-retention/preview",
    handler: previewGuestRetention,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId }, query: { days: 1 } }),
  },
  {
    name: "PUT /api/venues/{id}/guest-retention",
    handler: setGuestRetention,
    answer: "absent",
    call: ({ venueId }) => ({ method: "PUT", params: { id: venueId }, body: { days: 365 } }),
  },
  {
    name: "PUT /api/venues/{id}/kitchen/renewal",
    handler: setRenewal,
    answer: "absent",
    call: ({ venueId }) => ({ method: "PUT", params: { id: venueId }, body: { months: 24 } }),
  },
  {
    name: "GET /api/venues/{id}/kitchen",
    handler: readKitchen,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "PUT /api/venues/{id}/kitchen",
    handler: sayFacts,
    answer: "absent",
    call: ({ venueId, dishId }) => ({
      method: "PUT",
      params: { id: venueId },
      body: { by: "Eve", answers: [{ dish_id: dishId, subject: "eggs", state: "contains", seen: null, recipe: "0" }] },
    }),
  },
  {
    name: "GET /api/venues/{id}/menu",
    handler: getMenu,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "PUT /api/venues/{id}/menu",
    handler: saveMenu,
    answer: "absent",
    call: ({ venueId }) => ({ method: "PUT", params: { id: venueId }, body: { dishes: [] } }),
  },
  {
    name: "POST /api/venues/{id}/menu/check",
    handler: checkMenu,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId }, body: { dishes: [] } }),
  },
  {
    name: "POST /api/venues/{id}/menu/read",
    handler: readMenuPage,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId }, body: { url: "https://menus.example/" } }),
  },
  {
    name: "GET /api/visits/venue/{venueId}/live/events",
    handler: watchLive,
    answer: "absent",
    call: at,
    isEndless: true,
  },
  {
    name: "PUT /api/visits/venue/{venueId}/live/dismissals",
    handler: dismissGuests,
    answer: "absent",
    call: ({ venueId, visitId }) => ({ method: "PUT", params: { venueId }, body: dismissal(visitId) }),
  },
  {
    name: "POST /api/visits/venue/{venueId}/visits/{visitId}/seen",
    handler: markSeen,
    answer: "absent",
    call: ({ venueId, visitId }) => ({ params: { venueId, visitId }, body: { by: "B" } }),
  },
  {
    name: "POST /api/venues in A's name",
    handler: createVenue,
    answer: "refused",
    call: ({ ownerId }) => ({ body: { ...VENUE, user_id: ownerId } }),
  },
  {
    name: "PUT /api/venues/{id}",
    handler: updateVenue,
    answer: "absent",
    call: ({ venueId }) => ({ method: "PUT", params: { id: venueId }, body: VENUE }),
  },
  {
    name: "DELETE /api/venues/{id}",
    handler: deleteVenue,
    answer: "absent",
    call: ({ venueId }) => ({ method: "DELETE", params: { id: venueId } }),
  },
  {
    name: "GET /api/venues/{id}/locations",
    handler: listVenueLocations,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "POST /api/venues/{id}/printed",
    handler: markPrinted,
    answer: "absent",
    call: ({ venueId, locationId }) => ({ params: { id: venueId }, body: { location_ids: [locationId] } }),
  },
  {
    name: "POST /api/locations",
    handler: createLocation,
    answer: "absent",
    call: ({ venueId }) => ({ body: { label: "taken", venue_id: venueId } }),
  },
  {
    name: "PUT /api/locations/{id}",
    handler: updateLocation,
    answer: "absent",
    call: ({ locationId }) => ({ method: "PUT", params: { id: locationId }, body: { label: "taken" } }),
  },
  {
    name: "DELETE /api/locations/{id}",
    handler: deleteLocation,
    answer: "absent",
    call: ({ locationId }) => ({ method: "DELETE", params: { id: locationId } }),
  },
  {
    name: "POST /api/validate-csv",
    handler: validateRows,
    answer: "nothing",
    call: () => ({ body: { rows: [VENUE], action: "replace" } }),
  },
  {
    name: "POST /api/bulk-venues, replace",
    handler: changeVenues,
    answer: "nothing",
    call: () => ({ body: { venues: [VENUE], action: "replace" } }),
  },
  {
    name: "POST /api/bulk-venues, delete",
    handler: changeVenues,
    answer: "nothing",
    call: () => ({ body: { venues: [VENUE], action: "delete" } }),
  },
  { name: "GET /api/team/first-day", handler: getFirstDay, answer: "nothing", call: () => ({}) },
  {
    name: "PUT /api/team/first-day",
    handler: setFirstDay,
    answer: "nothing",
    call: () => ({ method: "PUT", body: { is_put_away: true } }),
  },
  { name: "GET /api/venues/{id}/code-look", handler: getCodeLook, answer: "absent", call: of },
  {
    name: "PUT /api/venues/{id}/code-look",
    handler: setCodeLook,
    answer: "absent",
    call: (world) => ({ ...of(world), method: "PUT", body: { color: "#000000", level: "H", margin: 5 } }),
  },
  {
    name: "PUT /api/venues/{id}/code-logo",
    handler: setCodeLogo,
    answer: "absent",
    call: (world) => ({ ...of(world), method: "PUT", body: picture() }),
  },
  {
    name: "DELETE /api/venues/{id}/code-logo",
    handler: removeCodeLogo,
    answer: "absent",
    call: (world) => ({ ...of(world), method: "DELETE" }),
  },
  { name: "GET /api/venues/uploads", handler: listUploads, answer: "nothing", call: () => ({}) },
  {
    name: "POST /api/venues/uploads",
    handler: startUpload,
    answer: "nothing",
    call: () => ({
      body: { id: crypto.randomUUID(), action: "delete", file_name: "v.csv", rows: [{ number: 1, row: VENUE }] },
    }),
  },
  {
    name: "GET /api/venues/uploads/{id}",
    handler: getUpload,
    answer: "absent",
    call: ({ uploadId }) => ({ params: { id: uploadId } }),
  },
  {
    name: "POST /api/venues/uploads/{id}/cancel",
    handler: cancelUpload,
    answer: "absent",
    call: ({ uploadId }) => ({ method: "POST", params: { id: uploadId } }),
  },
  {
    name: "POST /api/venues/uploads/{id}/undo",
    handler: undoUpload,
    answer: "absent",
    call: ({ uploadId }) => ({ method: "POST", params: { id: uploadId } }),
  },
  {
    name: "GET /api/visits/analytics of A's venue",
    handler: getAnalytics,
    answer: "absent",
    call: ({ venueId }) => ({ query: { venue_id: venueId } }),
  },
  { name: "GET /api/visits/venue/{venueId}", handler: listVisits, answer: "absent", call: at },
  {
    name: "GET /api/visits/venue/{venueId}/breakdown",
    handler: getBreakdown,
    answer: "absent",
    call: (world) => ({ ...at(world), query: { type: "dietary" } }),
  },
  { name: "GET /api/visits/venue/{venueId}/timeseries", handler: getTimeseries, answer: "absent", call: at },
  { name: "GET /api/visits/venue/{venueId}/figures", handler: getFigures, answer: "absent", call: at },
  { name: "GET /api/visits/venue/{venueId}/export", handler: exportVisits, answer: "absent", call: at },
  { name: "GET /api/visits/venue/{venueId}/live", handler: getLive, answer: "absent", call: at },
  {
    name: "GET /api/usage of A's application",
    handler: getUsage,
    answer: "absent",
    call: ({ clientId }) => ({ query: { client_id: clientId } }),
  },
  {
    name: "PUT /oauth/portal/update/{client_id}",
    handler: updateClient,
    answer: "absent",
    call: ({ clientId }) => ({ method: "PUT", params: { client_id: clientId }, body: form() }),
  },
  {
    name: "GET /oauth/portal/details/{client_id}",
    handler: getDetails,
    answer: "absent",
    call: ({ clientId }) => ({ params: { client_id: clientId } }),
  },
  {
    name: "PUT /oauth/portal/details/{client_id}",
    handler: saveDetails,
    answer: "absent",
    call: ({ clientId }) => ({ method: "PUT", params: { client_id: clientId }, body: { developer: "Somebody" } }),
  },
  {
    name: "POST /oauth/portal/submit/{client_id}",
    handler: submitApplication,
    answer: "absent",
    call: ({ clientId }) => ({ method: "POST", params: { client_id: clientId } }),
  },
  {
    name: "POST /oauth/portal/rotate-secret/{client_id}",
    handler: rotateSecret,
    answer: "absent",
    call: ({ clientId }) => ({ method: "POST", params: { client_id: clientId } }),
  },
  {
    name: "DELETE /oauth/clients/{client_id}",
    handler: deleteClient,
    answer: "absent",
    call: ({ clientId }) => ({ method: "DELETE", params: { client_id: clientId } }),
  },
  {
    name: "POST /oauth/clients/{client_id}/page-check",
    handler: checkPage,
    answer: "absent",
    call: ({ clientId }) => ({
      method: "POST",
      params: { client_id: clientId },
      body: { url: "http://127.0.0.1:1/" },
    }),
  },
  {
    name: "POST /oauth/clients/{client_id}/page-outline",
    handler: outlinePage,
    answer: "absent",
    call: ({ clientId }) => ({
      method: "POST",
      params: { client_id: clientId },
      body: { url: "http://127.0.0.1:1/" },
    }),
  },
  {
    name: "PUT /oauth/clients/{client_id}/page-watches",
    handler: watchPage,
    answer: "absent",
    call: ({ clientId }) => ({
      method: "PUT",
      params: { client_id: clientId },
      body: { url: "http://127.0.0.1:1/" },
    }),
  },
  {
    name: "GET /oauth/clients/{client_id}/page-watches",
    handler: listWatches,
    answer: "absent",
    call: ({ clientId }) => ({ params: { client_id: clientId } }),
  },
  {
    name: "DELETE /oauth/clients/{client_id}/page-watches/{id}",
    handler: stopWatching,
    answer: "absent",
    call: ({ clientId, watchId }) => ({ method: "DELETE", params: { client_id: clientId, id: watchId } }),
  },
  {
    name: "GET /oauth/clients/{client_id}/venue-identifiers",
    handler: listMappings,
    answer: "absent",
    call: ({ clientId }) => ({ params: { client_id: clientId } }),
  },
  {
    name: "PUT /oauth/clients/{client_id}/venue-identifiers/{id}",
    handler: nameVenue,
    answer: "absent",
    call: ({ clientId, venueId }) => ({
      method: "PUT",
      params: { client_id: clientId, id: venueId },
      body: { internal_id: "taken" },
    }),
  },
  { name: "GET /api/team", handler: listTeam, answer: "nothing", call: () => ({}) },
  { name: "GET /api/team/acts", handler: listActs, answer: "nothing", call: () => ({}) },
  { name: "GET /api/team/acts/export", handler: exportActs, answer: "nothing", call: () => ({}) },
  {
    name: "POST /api/team/invitations",
    handler: invite,
    answer: "absent",
    call: ({ venueId }) => ({ body: { email: "new@lungara.example", role: "kitchen", venue_ids: [venueId] } }),
  },
  {
    name: "POST /api/team/invitations/{id}/mail",
    handler: inviteAgain,
    answer: "absent",
    call: ({ invitationId }) => ({ method: "POST", params: { id: invitationId } }),
  },
  {
    name: "DELETE /api/team/invitations/{id}",
    handler: takeBack,
    answer: "absent",
    call: ({ invitationId }) => ({ method: "DELETE", params: { id: invitationId } }),
  },
  {
    name: "PUT /api/team/members/{id}/roles",
    handler: changeRoles,
    answer: "absent",
    call: ({ memberId, venueId }) => ({
      method: "PUT",
      params: { id: memberId },
      body: { roles: [{ role: "analyst", venue_id: venueId }], was: [{ role: "kitchen", venue_id: venueId }] },
    }),
  },
  {
    name: "DELETE /api/team/members/{id}",
    handler: removeMember,
    answer: "absent",
    call: ({ memberId }) => ({ method: "DELETE", params: { id: memberId } }),
  },
  { name: "GET /api/team/tablets", handler: listTablets, answer: "nothing", call: () => ({}) },
  {
    name: "POST /api/team/tablets",
    handler: newTablet,
    answer: "absent",
    call: ({ venueId }) => ({ body: { venue_id: venueId, name: "Taken" } }),
  },
  {
    name: "PUT /api/team/tablets/{id}",
    handler: renameTablet,
    answer: "absent",
    call: ({ tabletId }) => ({ method: "PUT", params: { id: tabletId }, body: { name: "Taken" } }),
  },
  {
    name: "DELETE /api/team/tablets/{id}",
    handler: revokeTablet,
    answer: "absent",
    call: ({ tabletId }) => ({ method: "DELETE", params: { id: tabletId } }),
  },
  {
    name: "PUT /api/team/holder",
    handler: handOver,
    answer: "absent",
    call: ({ memberId }) => ({ method: "PUT", body: { member_id: memberId, afterwards: "owner" } }),
  },
  {
    name: "GET /api/venues/{id}/figure-links",
    handler: listLinks,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "POST /api/venues/{id}/figure-links",
    handler: makeLink,
    answer: "absent",
    call: ({ venueId }) => ({
      params: { id: venueId },
      body: { name: "Taken", range: "7d", filter: null, days: 7, password: null },
    }),
  },
  {
    name: "DELETE /api/venues/{id}/figure-links/{linkId}",
    handler: endLink,
    answer: "absent",
    call: ({ venueId, linkId }) => ({ method: "DELETE", params: { id: venueId, linkId } }),
  },
  {
    name: "GET /api/venues/{id}/news",
    handler: getNews,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "PUT /api/venues/{id}/news",
    handler: setNews,
    answer: "absent",
    call: ({ venueId }) => ({ method: "PUT", params: { id: venueId }, body: { rhythm: "week", day: 1, hour: 8 } }),
  },
  {
    name: "GET /api/venues/{id}/news/preview",
    handler: previewNews,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId } }),
  },
  {
    name: "PUT /api/venues/{id}/news/alerts",
    handler: setAlerts,
    answer: "absent",
    call: ({ venueId }) => ({
      method: "PUT",
      params: { id: venueId },
      body: { spike_percent: 50, drop_percent: null, unread_minutes: 10, quiet_from: 22, quiet_until: 8 },
    }),
  },
  {
    name: "PUT /api/venues/{id}/news/readers/{readerId}",
    handler: alertReader,
    answer: "absent",
    call: ({ venueId, readerId }) => ({ method: "PUT", params: { id: venueId, readerId }, body: { is_alerted: true } }),
  },
  {
    name: "POST /api/venues/{id}/news/readers",
    handler: addReader,
    answer: "absent",
    call: ({ venueId }) => ({ params: { id: venueId }, body: { email: "taken@lungara.example", locale: "en" } }),
  },
  {
    name: "DELETE /api/venues/{id}/news/readers/{readerId}",
    handler: removeReader,
    answer: "absent",
    call: ({ venueId, readerId }) => ({ method: "DELETE", params: { id: venueId, readerId } }),
  },
];

/** Business A with something in each place, and B. */
export async function createWorld(): Promise<World> {
  const venue = await makeVenue();
  await db.venue.update({ where: { id: venue.id }, data: { internalId: "A-1" } });
  const client = await db.oAuthClient.create({
    data: {
      clientId: crypto.randomUUID(),
      ownerId: venue.ownerId,
      name: "Menus",
      tokenEndpointAuthMethod: "client_secret_basic",
      secretHash: "0".repeat(64),
      secretLast4: "0000",
      redirectUris: ["https://menus.example/back"],
      allowedDomains: ["menus.example"],
      scopes: ["general:access"],
      createdAt: now(),
    },
    select: { id: true, clientId: true },
  });
  await db.venueIdentifier.create({ data: { clientId: client.id, venueId: venue.id, internalId: "M-1" } });
  const watch = await db.pageWatch.create({
    data: {
      clientId: client.id,
      address: "https://luna.example/menu",
      createdAt: new Date(),
      nextCheckAt: new Date("2100-01-01"),
    },
    select: { id: true },
  });
  const business = await db.business.findUniqueOrThrow({ where: { holderId: venue.ownerId }, select: { id: true } });
  const upload = await db.venueUpload.create({
    data: {
      ...{ id: crypto.randomUUID(), businessId: business.id, action: "add", fileName: "v.csv", state: "done" },
      ...{ rowCount: 1, doneCount: 1, created: 1, createdAt: now(), endedAt: now() },
      changes: { create: { venueId: crypto.randomUUID(), after: { name: "Gone" } } },
    },
    select: { id: true },
  });
  await db.usageCounter.create({ data: { clientId: client.id, day: new Date("2026-05-03"), calls: 9, items: 9 } });
  const guest = await createSignedInPerson();
  const { body: visit } = await call<{ id: string }>(checkIn, {
    body: { venue_id: venue.id, location_id: venue.locationId },
    token: guest.token,
  });
  const dish = await db.venueDish.create({
    data: { venueId: venue.id, position: 0, name: "Trofie", description: "pasta", verdicts: {}, engineVersion: "0" },
    select: { id: true },
  });
  const cook = await createMember(venue.ownerId, [{ role: "kitchen", venueId: venue.id }]);
  const invitation = await createInvitation(venue.ownerId, "asked@lungara.example");
  const tablet = await db.kitchenTablet.create({
    data: {
      ...{ venueId: venue.id, name: "Pass of A", createdAt: now() },
      ...{ tokenHash: crypto.randomUUID(), pairedAt: now(), lastSeenAt: now() },
    },
    select: { id: true },
  });
  const link = await db.figureLink.create({
    data: {
      ...{ venueId: venue.id, name: "Accountant of A", tokenHash: crypto.randomUUID(), range: "28d", createdAt: now() },
      ...{ createdById: venue.ownerId, endsAt: new Date("2100-01-01") },
    },
    select: { id: true },
  });
  const reader = await db.newsReader.create({
    data: { venueId: venue.id, userId: venue.ownerId, addedById: venue.ownerId, createdAt: now() },
    select: { id: true },
  });
  return {
    ownerId: venue.ownerId,
    venueId: venue.id,
    locationId: venue.locationId,
    visitId: visit.id,
    clientId: client.clientId,
    watchId: watch.id,
    uploadId: upload.id,
    clientRow: client.id,
    dishId: dish.id,
    memberId: cook.memberId,
    invitationId: invitation.id,
    tabletId: tablet.id,
    readerId: reader.id,
    linkId: link.id,
    b: await createSignedInPerson({ accountType: "business" }),
  };
}
