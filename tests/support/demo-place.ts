import type { APIRequest, APIRequestContext } from "@playwright/test";
import { DEMO_DINERS, DEMO_PASSWORD } from "@/prisma/seed/demo-people";

export type DemoPlace = { venueId: string; venueName: string; locationId: string; locationLabel: string };

type Visits = {
  items: { venue: { id: string; name: string }; location: { id: string; label: string } | null }[];
};

/** A venue of the demo data and one of its tables, as a guest of the demo knows them. */
export async function demoPlace(playwright: { request: APIRequest }, baseURL: string): Promise<DemoPlace> {
  const request = await playwright.request.newContext({ baseURL });
  try {
    for (const { email } of DEMO_DINERS) {
      const place = await placeOf(request, email);
      if (place) return place;
    }
    throw new Error("Nobody of the demo data has sat at a table");
  } finally {
    await request.dispose();
  }
}

async function placeOf(request: APIRequestContext, email: string): Promise<DemoPlace | null> {
  const login = await request.post("/auth/login", { data: { email, password: DEMO_PASSWORD } });
  if (!login.ok()) throw new Error(`Login of the demo answered ${login.status()}`);
  const { items } = (await (await request.get("/api/visits/mine?page_size=100")).json()) as Visits;
  const seated = items.find(({ location }) => location !== null);
  if (!seated?.location) return null;
  const { venue, location } = seated;
  return { venueId: venue.id, venueName: venue.name, locationId: location.id, locationLabel: location.label };
}
