import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CardInHand } from "@/app/(site)/(diner)/_components/id-card/card-in-hand";
import { ScanFace } from "@/app/(site)/(diner)/id/_components/scan-me";
import { TheirScreen } from "@/app/(site)/(flow)/onboard/_components/check-in/their-screen";
import { WordsProvider } from "@/components/i18n/words-provider";
import { IdCard } from "@/components/id-card/id-card";
import { type CardWords, paintCard } from "@/components/id-card/picture/paint-card";
import { Pen } from "@/components/id-card/picture/pen";
import { allergiesTitle, StaffAllergies, StaffRest } from "@/components/id-card/staff-sheet";
import { hiddenRows } from "@/components/sharing/row-words";
import { TravelFace } from "@/components/travel/travel-face";
import { TravelSheet } from "@/components/travel/travel-sheet";
import { SeenRows } from "@/components/visits/seen-rows";
import { seenInRows } from "@/components/visits/visit-words";
import type { DietKey } from "@/lib/dietary/diets";
import { toAllergyBundle } from "@/lib/fhir/allergy-bundle";
import { changeGuestCard, guestCardProfile, newGuestCard, readGuestCard } from "@/lib/guest-card/guest-card";
import { planMove } from "@/lib/guest-card/move";
import { toGuestCardBody, toGuestCheckIn } from "@/lib/guest-card/sent";
import { sayIn } from "@/lib/i18n/area";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type IdCardProfile, onlyRowsOfCard, toIdCardProfile, weightInWords } from "@/lib/id-card/id-card";
import { allergiesOf, FREE_FROM_KEYS, groupOf, type Restriction, SEVERITIES } from "@/lib/profile/allergies";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { limitsOfTable, toLimit } from "@/lib/tables/limits";
import { TRAVEL_LANGUAGES, type TravelLanguageKey } from "@/lib/travel/languages";
import { lineInOwn, say, toTravelCard, weightIn } from "@/lib/travel/travel-card";
import { card as cardText } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { allergiesIn } from "@/server/oauth/allergy-claims";
import { settingsOf } from "@/server/profile/list-dietary-settings";
import { choice, recordedBy } from "../../support/card-choices";

/** Counts occurrences: two allergies may have the same name, and then both must be shown. */
const times = (within: string, text: string): number => within.split(text).length - 1;
const asMarkup = (text: string): string => renderToStaticMarkup(text);

/** Expects every allergy with its name, and with its severity unless that is the usual one. */
function expectAll(
  face: string,
  shown: string,
  allergies: readonly Restriction[],
  write = (text: string) => text,
  known = (text: string) => text,
) {
  for (const { label } of allergies) {
    const wanted = allergies.filter((each) => each.label === label).length;
    expect(times(shown, write(known(label))), `${face}: ${label}`).toBeGreaterThanOrEqual(wanted);
  }
  for (const weight of new Set(allergies.map(weightInWords))) {
    if (weight === null) continue;
    const wanted = allergies.filter((each) => weightInWords(each) === weight).length;
    expect(times(shown, write(`(${known(weight)})`)), `${face}: ${weight}`).toBeGreaterThanOrEqual(wanted);
  }
}

const OFFER = {
  venue: { id: "7f3a91c2", name: "Lungara", city: "Rome" },
  ...{ location: null, display_name: "Guest", until: "2026-11-23T20:00:00Z" },
};

/** Renders a view in the reader's language. */
function shownIn(locale: Locale, face: ReactNode): string {
  const areas = Object.fromEntries(
    (["card", "my-card", "terms", "visits"] as const).map((name) => [name, translationOf(locale, name) ?? {}] as const),
  );
  return renderToStaticMarkup(
    <WordsProvider areas={locale === "en" ? {} : areas} chosen={locale} locale={locale}>
      {face}
    </WordsProvider>,
  );
}

const cardWords = (locale: Locale): CardWords => ({
  t: sayIn(cardText, locale, translationOf(locale, "card")),
  term: sayIn(terms, locale, translationOf(locale, "terms")),
});

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** A canvas that records the text written on it. */
function writtenOn(profile: IdCardProfile, words: CardWords, hidden: readonly ShareRow[]): string {
  const written: string[] = [];
  const ctx = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === "measureText") return (text: string) => ({ width: text.length * 20 });
        if (name === "fillText") return (text: string) => written.push(text);
        return () => undefined;
      },
      set: () => true,
    },
  );
  const colors = new Proxy({}, { get: () => "#000" });
  const look = { colors, sans: "sans", serif: "serif", mono: "mono" } as ConstructorParameters<typeof Pen>[1];
  // biome-ignore lint/suspicious/noExplicitAny: node has no canvas, and Path2D is a browser's
  (globalThis as any).Path2D ??= class {};
  paintCard(new Pen(ctx as CanvasRenderingContext2D, look), profile, words, "forkprint", 880, hidden);
  // A name that is longer than the card is broken into lines, so spaces are ignored.
  return withoutSpaces(written.join(""));
}

/** What a venue receives, derived from the preferences as in server/sight/update-disclosures.ts. */
const disclosed = (preferences: PreferencesWire) => ({
  display_name: "Mira O.",
  dietary_preferences: preferences.dietary,
  health_concerns: [],
  ingredient_preferences: preferences.ingredientPreferences.map(({ ingredient, ...each }) => ({
    ingredient_name: ingredient.name,
    preference_type: each.preference_type,
    ...(each.key === undefined ? {} : { key: each.key }),
    ...(each.severity === undefined ? {} : { severity: each.severity }),
    ...(each.traces === undefined ? {} : { traces: each.traces }),
  })),
  favorites: [],
});

/** The text of a face as people read it, whatever elements divide it. */
const asText = (markup: string): string => markup.replace(/<[^>]*>/g, "");

function expectAbroad(profile: IdCardProfile, key: TravelLanguageKey, locale: Locale): void {
  const language = TRAVEL_LANGUAGES.find((each) => each.key === key);
  if (!language) throw new Error(`no language ${key}`);
  const card = toTravelCard(profile, key);
  const held = shownIn(locale, <TravelFace language={key} profile={profile} />);
  const { known } = cardWords(locale).term;
  const sheet = shownIn(
    locale,
    <TravelSheet language={language} onRemove={() => undefined} onShow={() => undefined} profile={profile} />,
  );
  // The phone beside the paper says the same: the paper must say it by itself.
  const [folded = "", phone] = sheet.split("<figure");
  expect(phone).toBeDefined();
  for (const { key: of } of profile.allergies) {
    const lines = card.allergies.filter((line) => line.of === of);
    expect(lines.length, `${key}: ${of}`).toBeGreaterThan(0);
    for (const line of lines) {
      const weight = weightIn(key, line);
      for (const face of [held, folded].map(asText)) {
        const own = lineInOwn(line, locale, known);
        expect(face, `${key}: ${of}`).toContain(asMarkup(line.words ?? own));
        if (key !== locale) expect(face, `${key}: ${of}, for its owner`).toContain(asMarkup(own));
        if (weight) expect(face, `${key}: how badly ${of}`).toContain(asMarkup(weight));
      }
    }
  }
  const grave = profile.allergies.some(({ severity, traces }) => traces && severity !== "intolerance");
  if (grave) for (const face of [held, folded]) expect(face).toContain(asMarkup(say(key, "even_little")));
}

/** The rows of an account with these preferences, as the database gives them. */
const storedOf = (preferences: PreferencesWire) =>
  preferences.ingredientPreferences.map(
    ({ id, ingredient_id, preference_type, ingredient, key, severity, traces }) => ({
      id,
      ingredientId: key ?? ingredient_id,
      preferenceType: preference_type,
      severity: severity ?? null,
      traces: traces ?? true,
      // A food without a place in the tree has no key there: only its row's id and its name.
      ingredient: { ...ingredient, slug: key === undefined || z.uuid().safeParse(key).success ? null : key },
    }),
  );

const knowledge = loadReferenceKnowledge();

/** Applications with the scope of diets: what they are told, and how they see a dish that is the food itself. */
function expectForApplications(preferences: PreferencesWire, freeFrom: readonly DietKey[]): void {
  const diets = [...preferences.dietary, ...freeFrom];
  const profile = { diets, healthConcerns: [], ingredientPreferences: storedOf(preferences) };
  const claimed = allergiesIn(profile);
  const own = allergiesOf(preferences);
  for (const { key, severity, traces, label } of own)
    expect(claimed, key).toContainEqual({ key, severity, traces, name: label });
  expect(claimed.map(({ key }) => key).sort()).toEqual(
    [...new Set([...own.map(({ key }) => key), ...freeFrom.map(groupOf)])].sort(),
  );

  const settings = settingsOf(profile, { withIngredients: false });
  // A dish that is the food: a conflict, and at least a doubt where the tree does not know the food.
  const dishes = claimed.map(({ key, name }) => ({ id: key, name: "", description: name }));
  for (const hidesReasons of [false, true]) {
    for (const [place, { verdict }] of markMenu(dishes, settings, knowledge, { hidesReasons }).entries()) {
      const { id = "", description = "" } = dishes[place] ?? {};
      const alarms = knowledge.conceptIndex.has(id) ? ["conflict"] : ["conflict", "may_contain", "unknown"];
      expect(alarms, `menu: ${description}`).toContain(verdict);
    }
  }
}

/** What the staff read of a shared table: nothing of this guest is missing or milder than they said. */
function expectAtTable(mine: readonly Restriction[], others: readonly Restriction[], locale: Locale): void {
  const limits = limitsOfTable([...mine, ...others].map(toLimit));
  for (const { key, severity, traces } of [...mine, ...others]) {
    const shown = limits.find((each) => each.key === key);
    expect(SEVERITIES.indexOf(shown?.severity ?? "intolerance"), key).toBeGreaterThanOrEqual(
      SEVERITIES.indexOf(severity),
    );
    expect(shown?.traces, key).toBe(shown?.traces || traces);
  }
  const all = limits.map((each) => ({ ...each, kind: "allergy" as const }));
  const face = shownIn(locale, <StaffAllergies allergies={all} title={null} />);
  expectAll("table", face, all, asMarkup, cardWords(locale).term.known);
}

describe("an allergy that was recorded", () => {
  it("is on every face of the card with its severity, whatever was chosen before and after it", () => {
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1, maxLength: 25 }),
        fc.array(choice, { maxLength: 8 }),
        fc.subarray(FREE_FROM_KEYS, { maxLength: 3 }),
        fc.subarray([...SHARE_ROWS]),
        fc.uniqueArray(fc.constantFrom(...TRAVEL_LANGUAGES.map(({ key }) => key)), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...LOCALES),
        (choices, othersChoices, freeFrom, rows, languages, locale) => {
          const words = cardWords(locale);
          const { known } = words.term;
          const cardOf = (made: typeof choices) =>
            made.reduce(
              changeGuestCard,
              newGuestCard(() => 0),
            );
          const card = cardOf(choices);
          const profile = guestCardProfile(card);
          const recorded = recordedBy(choices);

          // No allergy is lost or added, and none becomes milder.
          const held = profile.allergies.map(({ key, severity, traces }) => [key, { severity, traces }] as const);
          expect(new Map(held)).toEqual(
            new Map([...recorded].map(([key, { severity, traces }]) => [key, { severity, traces }])),
          );
          expect(profile.allergies).toHaveLength(recorded.size);
          const { allergies } = profile;

          // As stored on the device, and as read after a restart of the browser.
          expect(readGuestCard(JSON.stringify(card))).toEqual(card);

          // The card on the screen and as shown to staff.
          const html = (text: string) => asMarkup(text);
          expectAll("card", shownIn(locale, <IdCard profile={profile} />), allergies, html, known);
          expectAll("home", shownIn(locale, <CardInHand profile={profile}>{null}</CardInHand>), allergies, html, known);
          const staff = shownIn(
            locale,
            <>
              <StaffAllergies allergies={allergies} title={allergiesTitle(words.t, allergies.length)} />
              <StaffRest profile={profile} />
            </>,
          );
          expectAll("staff", staff, allergies, html, known);

          // Printed or shared with some rows: either all allergies, or the words that there may be more.
          const printed = shownIn(
            locale,
            <IdCard hideRows={hiddenRows(rows)} profile={onlyRowsOfCard(profile, rows)} />,
          );
          const preferences: PreferencesWire = {
            dietary: [...card.dietary],
            healthConcerns: [],
            ingredientPreferences: [...card.ingredientPreferences],
            favorites: [],
          };
          const owner = { id: "7f3a91c2", email: "mira@post.example", first_name: "Mira", last_name: "Okafor" };
          const shared = toIdCardProfile(owner, onlyRows(preferences, rows));
          const sent = shownIn(locale, <IdCard hideRows={hiddenRows(rows)} profile={shared} />);
          const drawn = writtenOn(onlyRowsOfCard(profile, rows), words, hiddenRows(rows));
          const scanned = shownIn(
            locale,
            <ScanFace link={{ rows, expires_at: null }} profile={profile}>
              {null}
            </ScanFace>,
          );
          if (rows.includes("allergies")) {
            expectAll("scan", scanned, allergies, html, known);
            expectAll("print", printed, allergies, html, known);
            expectAll("share", sent, allergies, html, known);
            expectAll("picture", drawn, allergies, withoutSpaces, known);
          } else {
            for (const face of [printed, sent, scanned]) expect(face).toContain(html(words.t("notShown")));
            expect(drawn).toContain(withoutSpaces(words.t("notShown")));
          }

          // What leaves the device: for judging, and for a kitchen that sees only the shared rows.
          const weights = (said: readonly { key: string; severity?: string; traces?: boolean }[]) =>
            new Map(said.map(({ key, severity, traces }) => [key, { severity, traces }]));
          expect(weights(toGuestCardBody(card).allergies)).toEqual(new Map(held));
          const checkInBody = toGuestCheckIn(card, { venue_id: "7f3a91c2" }, rows);
          if (rows.includes("allergies")) expect(weights(checkInBody.allergies ?? [])).toEqual(new Map(held));
          else expect(checkInBody.allergies).toBeNull();
          const kitchen = shownIn(locale, <TheirScreen card={profile} chosen={rows} offer={OFFER} />);
          if (rows.includes("allergies")) expectAll("check-in", kitchen, allergies, html, known);

          // At a table of several guests, and for applications that its owner allowed.
          expectAtTable(allergies, guestCardProfile(cardOf(othersChoices)).allergies, locale);
          expectForApplications(preferences, freeFrom);

          // At a venue, in a medical record, and in the account that the card moves into.
          const seen = seenInRows(disclosed(preferences)).filter(({ isAllergy }) => isAllergy);
          expectAll("visit", seen.flatMap(({ values }) => values).join(", "), allergies);
          const page = shownIn(locale, <SeenRows seen={disclosed(preferences)} />);
          if (allergies.length > 0) expectAll("visit's page", page, allergies, html, known);
          const bundle = toAllergyBundle({ id: "x", name: "Mira" }, allergiesOf(preferences), {
            writtenAt: "2026-11-23T00:00:00Z",
            newId: () => "1f6a2b3c-0000-4000-8000-000000000001",
          });
          const resources = bundle.entry.flatMap(({ resource }) =>
            resource.resourceType === "AllergyIntolerance" ? [resource] : [],
          );
          expect(resources.map(({ code }) => code.coding?.[0]?.code ?? "").sort()).toEqual([...recorded.keys()].sort());
          for (const { code, criticality } of resources) {
            const said = recorded.get(code.coding?.[0]?.code ?? "");
            expect(criticality).toBe(said?.severity === "severe" ? "high" : "unable-to-assess");
          }
          const moved = planMove(card, { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] });
          expect(moved.allergies.map(({ key }) => key).sort()).toEqual([...recorded.keys()].sort());

          // Shown in full screen and folded, in any language.
          for (const language of languages) expectAbroad(profile, language, locale);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("of the kind intolerance is listed with the allergies everywhere, and nowhere as milder", () => {
    const foods = [...FREE_FROM_KEYS.map(groupOf), "celery", "kiwi", "lupin"];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...foods), { minLength: 1 }),
        fc.array(choice, { maxLength: 8 }),
        fc.subarray(FREE_FROM_KEYS, { maxLength: 3 }),
        fc.constantFrom(...TRAVEL_LANGUAGES.map(({ key }) => key)),
        (unwell, choices, freeFrom, language) => {
          const card = choices.reduce(
            changeGuestCard,
            newGuestCard(() => 0),
          );
          const others = card.ingredientPreferences.filter(({ key }) => !unwell.includes(key ?? ""));
          const preferences: PreferencesWire = {
            dietary: [...card.dietary, ...freeFrom],
            healthConcerns: [],
            ingredientPreferences: [
              ...others,
              ...unwell.map((key) => ({
                ...{ id: key, ingredient_id: key, key, preference_type: "intolerance" as const },
                ingredient: { id: key, name: key },
              })),
            ],
            favorites: [],
          };
          const owner = { id: "7f3a91c2", email: "mira@post.example", first_name: "Mira", last_name: "Okafor" };
          const shared = toIdCardProfile(owner, onlyRows(preferences, ["allergies"]));
          const graver = new Set(freeFrom.map(groupOf));
          for (const key of unwell) {
            const shown = shared.allergies.find((each) => each.key === key);
            expect(shown?.severity, key).toBe(graver.has(key) ? "allergy" : "intolerance");
          }
          expect(shared.allergies).toEqual(allergiesOf(preferences));
          expect(shared.avoids).toEqual([]);
          const words = cardWords("en");
          const html = (text: string) => asMarkup(text);
          expectAll("share", shownIn("en", <IdCard profile={shared} />), shared.allergies, html, words.term.known);
          expectAll("picture", writtenOn(shared, words, []), shared.allergies, withoutSpaces, words.term.known);
          const seen = seenInRows(disclosed(preferences)).filter(({ isAllergy }) => isAllergy);
          expectAll("visit", seen.flatMap(({ values }) => values).join(", "), shared.allergies);
          expectForApplications(preferences, []);
          expectAbroad(shared, language, "en");
        },
      ),
      { numRuns: 40 },
    );
  });
});
