import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCREEN_FILES } from "../../support/screen-files";

/** A call that reads, of one of the API's clients. */
const READS = /\b(?:\w*[aA]pi|households?)\.(?:find|get|list|load|mine|offer|read|row|search)\w*\(/;

/** True for a component or hook that reads from the API in an effect of its own instead of a query. */
const loadsByItself = (source: string): boolean =>
  /\buseEffect\(/.test(source) && READS.test(source) && !source.includes("@tanstack/react-query");

const NO_CACHE = "its page has no cache of queries, which would be 7.5 KB of script (decision 115)";
/** Files that call in an effect, or beside one: with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  "components/auth/use-passkey.ts": "asks the browser's authenticator, for as long as the form is there",
  "components/profile/favorites/favorites-picker.tsx": "a search, which starts at each pause of typing",
  "components/profile/favorites/use-favorites.ts":
    "renews the preferences of the session, in turn with the changes that wait to be sent",
  "app/(site)/(diner)/id/_components/guest-card/guest-visit.tsx": NO_CACHE,
  "app/(site)/(diner)/venue/[venueId]/_components/guest-card/guest-kitchen-line.tsx": NO_CACHE,
  "app/(site)/(flow)/venue/[venueId]/tell/_components/tell-screen.tsx":
    "asks at the tap that tells the kitchen; its effect only tells it once the connection is back",
  "app/(site)/(recipes)/recipes/_components/guest-card/judged-results.tsx": NO_CACHE,
  "app/(site)/(diner)/_components/community-stats.tsx": NO_CACHE,
  "app/(portal)/portal/_components/live/use-guest-pages.ts":
    "reads further pages again with each view that the stream brings, the last one counts",
  "app/(site)/(recipes)/recipes/photo/_components/use-page-photo.ts":
    "uploads a picture; what comes back becomes the form's draft",
  "components/recipes/photos/use-photos.ts":
    "asks for the photos after each change of them; they are a part of the form",
  "app/(card)/id/[userId]/_components/own-id.tsx": NO_CACHE,
  "components/visits/use-kitchen-answer.ts":
    "asks every ten seconds and shows how old the answer is; on pages without a cache too",
};

describe("what comes from the server", () => {
  it("is held by a query: no component loads it by an effect of its own", () => {
    const files = SCREEN_FILES.filter((file) => /\.tsx?$/.test(file));
    const found = files.filter((file) => loadsByItself(readFileSync(file, "utf8")));
    expect(found.sort(), "a query (components/query) cancels, retries and keeps people apart").toEqual(
      Object.keys(OTHERS).sort(),
    );
  });

  it("is recognised where an effect loads it", () => {
    const effect = "useEffect(() => { households.list(over.signal).then(setAll); }, []);";
    expect(loadsByItself(effect)).toBe(true);
    expect(loadsByItself(`import { useQuery } from "@tanstack/react-query"; ${effect}`)).toBe(false);
    expect(loadsByItself("useEffect(() => { api.ring(visitId); }, []);")).toBe(false);
  });
});
