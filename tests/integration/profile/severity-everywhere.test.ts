import { describe, expect, it } from "vitest";
import { GET as listMine } from "@/app/api/visits/mine/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { GET as userinfo } from "@/app/oauth/userinfo/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { seenInRows } from "@/components/visits/visit-words";
import { ownWordKey } from "@/lib/dietary/own-word";
import type { UserInfoWire } from "@/lib/schemas/oauth";
import type { MyVisitsWire } from "@/lib/schemas/visits";
import { createShareLink } from "@/server/sharing/create-share-link";
import { findSharedCard } from "@/server/sharing/find-shared-card";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { call } from "../../support/request";

/** A group, a single food and a word that only the person knows, each as grave as the next is not. */
const RECORDED = [
  { key: "nut", severity: "severe", traces: true },
  { key: "kiwi", severity: "intolerance", traces: false },
  { key: ownWordKey("Snorkberry"), severity: "severe", traces: true },
  { key: "egg", severity: "allergy", traces: false },
] as const;

const sorted = (weights: readonly (readonly unknown[])[]) => weights.map((each) => each.join(" ")).sort();
const EXPECTED = sorted(RECORDED.map(({ severity, traces }) => [severity, traces]));

async function createPersonWithAllergies() {
  const person = await createSignedInPerson();
  for (const { key, ...body } of RECORDED) {
    await call(setAllergy, { method: "PUT", params: { key }, body, token: person.token });
  }
  return person;
}

type Exported = { preference_type: string; severity: string; traces: boolean };

describe("the severity of every allergy, and whether traces count", () => {
  it.each(["dietary_preferences:read", "allergies:read"])("stand in the claims of %s", async (scope) => {
    const person = await createPersonWithAllergies();
    const { token } = await createAccess(person, await createApplication(), [scope]);
    const { allergies = [] } = (await call<UserInfoWire>(userinfo, { token })).body;
    expect(sorted(allergies.map(({ severity, traces }) => [severity, traces]))).toEqual(EXPECTED);
    expect(allergies.find(({ name }) => name === "Snorkberry")).toMatchObject({ severity: "severe" });
  });

  it("stand in the export of the account", async () => {
    const person = await createPersonWithAllergies();
    const { body } = await call<{ ingredient_preferences: Exported[] }>(exportAccount, { token: person.token });
    expect(sorted(body.ingredient_preferences.map(({ severity, traces }) => [severity, traces]))).toEqual(EXPECTED);
  });

  it("stand on a shared card, and in what a venue saw", async () => {
    const person = await createPersonWithAllergies();
    const link = await createShareLink({ ...person, userId: person.id }, { rows: ["allergies"] });
    const card = await findSharedCard(person.id, new URL(link.url).searchParams.get("key") ?? "");
    expect(sorted((card?.profile.allergies ?? []).map(({ severity, traces }) => [severity, traces]))).toEqual(EXPECTED);
    const venue = await createVenue();
    await call(checkIn, { token: person.token, body: { venue_id: venue.id } });
    const { items } = (await call<MyVisitsWire>(listMine, { token: person.token })).body;
    const seen = items[0]?.seen_by_venue;
    const rows = seen ? seenInRows(seen).filter(({ isAllergy }) => isAllergy) : [];
    expect(JSON.stringify(rows)).toMatch(/Snorkberry[^,]*severe/i);
  });
});
