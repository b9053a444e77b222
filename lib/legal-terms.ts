/** What an edition of the terms changed, in words for who accepted an earlier one. */
export type TermsEdition = { version: string; changes: readonly string[] };

/**
 * Every edition of the terms, the newest first: the day of the change is its name. Whoever changes what the terms say
 * (components/legal/terms-text.tsx) adds one here; people who accepted an earlier one are then asked again.
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

/** What the page says, and what a new account accepts. */
export const TERMS_VERSION: string = TERMS_EDITIONS[0].version;

/** The editions since the one that somebody accepted; all of them for who accepted none that is known. */
export function editionsSince(accepted: string | null): readonly TermsEdition[] {
  const place = TERMS_EDITIONS.findIndex(({ version }) => version === accepted);
  return place < 0 ? TERMS_EDITIONS : TERMS_EDITIONS.slice(0, place);
}
