import { describe, expect, it } from "vitest";
import { sayIn } from "@/lib/i18n/area";
import { LOCALES } from "@/lib/i18n/locales";
import { editionsSince, TERMS_EDITIONS, TERMS_VERSION } from "@/lib/legal/terms";
import { shell } from "@/messages/en/shell";
import { translationOf } from "@/messages/translations";

describe("the editions of the terms", () => {
  it("are named after the date of their change, newest first, each once, each with its changes", () => {
    const versions = TERMS_EDITIONS.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort().reverse());
    for (const { version, changes } of TERMS_EDITIONS) {
      expect(new Date(version).toISOString()).toBe(`${version}T00:00:00.000Z`);
      expect(changes.length).toBeGreaterThan(0);
    }
    expect(TERMS_VERSION).toBe(versions[0]);
  });

  it("since an accepted one are the later ones, and all of them for a person who accepted no known one", () => {
    for (const [place, { version }] of TERMS_EDITIONS.entries())
      expect(editionsSince(version)).toEqual(TERMS_EDITIONS.slice(0, place));
    for (const unknown of [null, "2020-01-01", "", "__proto__"]) expect(editionsSince(unknown)).toEqual(TERMS_EDITIONS);
  });
});

it("every change of the terms is described in every language of the interface", () => {
  const changes = TERMS_EDITIONS.flatMap((edition) => edition.changes);
  for (const locale of LOCALES.filter((each) => each !== "en")) {
    const { known } = sayIn(shell, locale, translationOf(locale, "shell"));
    expect(changes.filter((change) => known(change) === change)).toEqual([]);
  }
});
