/** An edition of the terms and its changes, in words for people who accepted an earlier one. */
export type TermsEdition = { version: string; changes: readonly string[] };

/**
 * Every edition of the terms, the newest first, named by its date. Whoever changes the terms
 * (components/legal/terms-text.tsx) adds an edition here, and its sentences to messages/<locale>/shell.ts; people who
 * accepted an earlier one are then asked again.
 */
export const TERMS_EDITIONS: readonly [TermsEdition, ...TermsEdition[]] = [
  {
    version: "2026-11-23",
    changes: [
      "The terms carry the day of their newest change, and we write down which edition you accepted and when.",
      "What we keep of your health has a consent of its own, which you give where you record it and can withdraw.",
    ],
  },
];

/** The edition that the page shows and that a new account accepts. */
export const TERMS_VERSION: string = TERMS_EDITIONS[0].version;

/** The editions that are newer than the accepted one; all editions if the accepted one is unknown. */
export function editionsSince(accepted: string | null): readonly TermsEdition[] {
  const place = TERMS_EDITIONS.findIndex(({ version }) => version === accepted);
  return place < 0 ? TERMS_EDITIONS : TERMS_EDITIONS.slice(0, place);
}
