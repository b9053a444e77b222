import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LiveGuest } from "@/app/(portal)/portal/_components/live/live-guest";
import type { LiveGuestWire } from "@/lib/schemas/live";

const guest = (over: Partial<LiveGuestWire>): LiveGuestWire =>
  ({
    card: "empty",
    allergies: [],
    diets: [],
    avoids: [],
    is_diet_shared: true,
    display_name: "Noor H.",
    dismissed: null,
    has_account: true,
    ...over,
  }) as LiveGuestWire;
const drawn = (over: Partial<LiveGuestWire>) => renderToStaticMarkup(<LiveGuest guest={guest(over)} />);

describe("a guest of the kitchen's live view", () => {
  it("with an empty card is said to have nothing on it, never to have no diet", () => {
    const html = drawn({});
    expect(html).toContain("Nothing on the card: ask");
    expect(html).toContain("No diet on the card");
    expect(html).not.toMatch(/no particular diet/i);
  });

  it("has every letter of an allergy on the ticket, however long its name", () => {
    const label = "Snorkberrystachelbeerkonfitüre";
    const allergies = [{ key: "word:snorkberry", label, severity: "severe" as const, traces: true }];
    const html = drawn({ card: "allergies", allergies });
    expect(html).toContain(label);
    expect(html).toMatch(/class="[^"]*wrap-anywhere[^"]*"[^>]*>Snorkberry/);
  });
});
