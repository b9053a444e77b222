import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GroupChips } from "@/components/portal/explorer/group-chips";
import { readTableState } from "@/components/ui/data-table/table-state";
import type { BreakdownWire } from "@/lib/schemas/visit-analytics";

const VENUE = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

function drawn(groups: BreakdownWire): string {
  const client = new QueryClient();
  client.setQueryData(["visits", VENUE, "groups", "lifetime"], groups);
  const state = readTableState(new URLSearchParams(), { hidden: [], prefix: "" });
  const view = { state, sortBy: () => {}, goTo: () => {}, change: () => {} };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <GroupChips venueId={VENUE} view={view} />
    </QueryClientProvider>,
  );
}

const hiddenGroup = (name: string, held_back: NonNullable<BreakdownWire[number]["held_back"]>) => ({
  name,
  count: null,
  held_back,
});

describe("the groups above the explorer", () => {
  it("say that there are too few guests only if there are", () => {
    const few = [hiddenGroup("vegan", "few_guests"), hiddenGroup("none", "few_guests")];
    expect(drawn(few)).toContain("Under 5 guests nothing is broken down.");
    const small = drawn([
      hiddenGroup("vegan", "small_groups"),
      hiddenGroup("keto", "small_groups"),
      { name: "none", count: 0 },
    ]);
    expect(small).not.toContain("nothing is broken down");
    expect(small).toContain("Every group here is under 5 guests, or would give such a group away");
    expect(drawn([hiddenGroup("vegan", "new_time_zone")])).toContain("The venue got another time zone");
  });

  it("are buttons if a group may be counted, and the others state the reason", () => {
    const some = drawn([
      { name: "vegan", count: 6 },
      hiddenGroup("keto", "small_groups"),
      hiddenGroup("paleo", "small_groups"),
    ]);
    expect(some.match(/<button/g)).toHaveLength(3);
    expect(some).toContain("How guests are counted");
    expect(some).not.toContain("Every group here");
  });
});
