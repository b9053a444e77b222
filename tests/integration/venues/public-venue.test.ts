import { describe, expect, it } from "vitest";
import { GET as getVenue } from "@/app/api/venues/[id]/public/route";
import { createVenue } from "../../factories/places";
import { call } from "../../support/request";

describe("GET /api/venues/{venueId}/public", () => {
  it("shows everybody the name and the place, and nothing of its owner", async () => {
    const venue = await createVenue({ state: "Lazio" });
    const answer = await call(getVenue, { params: { id: venue.id } });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: venue.id, name: "Lungara", city: "Rome", state: "Lazio", country: "Italy" },
    });
    expect(Object.keys(answer.body as object)).toHaveLength(5);
  });

  it.each(["0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f", "v1", "x".repeat(5000)])("answers 404 to %s", async (id) => {
    const answer = await call(getVenue, { params: { id } });
    expect(answer).toMatchObject({ status: 404 });
  });
});
