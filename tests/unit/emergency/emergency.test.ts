import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMBULANCE, COUNTRIES, countryOfZone } from "@/lib/emergency/numbers";
import { penState } from "@/lib/emergency/pens";
import { saidIn } from "@/lib/emergency/say";

describe("the number that brings an ambulance", () => {
  it.each([
    ["Europe/London", "GB", "999"],
    ["Europe/Berlin", "DE", "112"],
    ["America/New_York", "US", "911"],
    ["America/Sao_Paulo", "BR", "192"],
    ["Asia/Tokyo", "JP", "119"],
    ["Australia/Sydney", "AU", "000"],
  ])("in %s is that of %s: %s", (zone, country, number) => {
    expect(countryOfZone(zone)).toBe(country);
    expect(AMBULANCE[country]).toBe(number);
  });

  it("is claimed of no country for a zone that names none", () => {
    for (const zone of ["UTC", "Etc/GMT-5", "Antarctica/Troll", ""]) expect(countryOfZone(zone)).toBeNull();
  });

  it("is known for every country to which a zone of this computer leads, and has digits only", () => {
    const countries = Intl.supportedValuesOf("timeZone").map(countryOfZone);
    for (const country of countries) if (country !== null) expect(COUNTRIES).toContain(country);
    for (const number of Object.values(AMBULANCE)) expect(number).toMatch(/^\d{3,5}$/);
  });
});

describe("the state of a pen", () => {
  it.each([
    ["2027-03", "2027-03-31", "ends_soon"],
    ["2027-03", "2027-04-01", "ended"],
    ["2027-03", "2027-01-15", "good"],
    ["2026-12", "2026-12-31", "ends_soon"],
    ["2026-12", "2027-01-01", "ended"],
  ] as const)("good until %s, on %s: %s", (until, day, state) => {
    expect(penState(until, new Date(`${day}T12:00:00Z`))).toBe(state);
  });

  it("is never good where nobody has written until when", () => {
    fc.assert(fc.property(fc.date({ noInvalidDate: true }), (day) => penState(null, day) === "unknown"));
  });
});

describe("the sentence for the emergency service", () => {
  it("is in the language of the country, of a child or of an adult", () => {
    expect(saidIn("BR", true)).toEqual({ words: "Anafilaxia. Uma criança tem uma reação alérgica grave.", lang: "pt" });
    expect(saidIn("BR", false)?.words).toContain("adulto");
  });
  it("is not made up where none is written, nor where the country is not known", () => {
    expect(saidIn("GE", true)).toBeNull();
    expect(saidIn(null, true)).toBeNull();
  });
});
