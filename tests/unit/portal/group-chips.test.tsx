import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { GroupChips } from "@/app/(portal)/portal/_components/explorer/group-chips";
import { readTableState } from "@/components/ui/data-table/table-state";

const VENUE = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

function drawn(groups: { name: string; count: number }[]): string {
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

describe("the groups above the explorer, which names their guests", () => {
  it("are counted exactly, a group of one too", () => {
    const some = drawn([
      { name: "allergic", count: 2 },
      { name: "sesame_free", count: 1 },
    ]);
    expect(some.match(/<button/g)).toHaveLength(2);
    expect(some).toMatch(/Any allergy<span[^>]*>2</);
    expect(some).toMatch(/Sesame Allergy<span[^>]*>1</);
  });

  it("are not there while nobody has come", () => {
    expect(drawn([])).toBe("");
  });
});
