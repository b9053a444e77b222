import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type DataColumn, DataTable } from "@/components/ui/data-table";
import { readTableState, writeTableState } from "@/components/ui/data-table/table-state";
import type { TableView } from "@/components/ui/data-table/use-table-view";

type Guest = { id: string; name: string; visits: number };

const COLUMNS: DataColumn<Guest>[] = [
  { id: "name", label: "Name", sortKey: "name", cell: (guest) => guest.name },
  { id: "visits", label: "Visits", sortKey: "visits", numeric: true, cell: (guest) => guest.visits },
  { id: "note", label: "Note", cell: () => "allergic to nuts" },
];
const NO_DEFAULTS = { hidden: [], prefix: "" };

const viewOf = (address: string): TableView => ({
  state: readTableState(new URLSearchParams(address), NO_DEFAULTS),
  sortBy: () => {},
  goTo: () => {},
  change: () => {},
});

const drawn = (address: string, rows: Guest[] | undefined, total?: number) =>
  renderToStaticMarkup(
    <DataTable
      columns={COLUMNS}
      empty={<p>No guests yet</p>}
      label="Guests"
      noun="guests"
      pageSize={20}
      rowKey={(guest) => guest.id}
      rows={rows}
      total={total}
      view={viewOf(address)}
    />,
  );

const MIRA: Guest = { id: "1", name: "Mira O.", visits: 3 };

describe("DataTable", () => {
  it("marks the column that orders the rows, and only that one", () => {
    const html = drawn("sort=-visits", [MIRA], 1);
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
    expect(html).not.toContain('aria-sort="ascending"');
  });

  it("makes the first column the row's header, and scrolls in a region of its own", () => {
    const html = drawn("", [MIRA], 1);
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Mira O\.<\/th>/);
    expect(html).toMatch(/<section aria-label="Guests, scrolls sideways"[^>]*tabindex="0"/);
  });

  it("omits the columns that the address hides", () => {
    expect(drawn("hide=note", [MIRA], 1)).not.toContain("allergic to nuts");
  });

  it("shows an empty state instead of an empty table, and a placeholder while it loads", () => {
    expect(drawn("", [])).toBe("<p>No guests yet</p>");
    expect(drawn("", undefined)).toContain('aria-busy="true"');
  });

  it("numbers at most five pages and counts the rows", () => {
    const html = drawn("page=7", [MIRA], 1234);
    expect(html).toContain("121 to 140 of 1,234 guests");
    expect(html.match(/aria-label="Page \d+"/g)).toEqual([5, 6, 7, 8, 9].map((page) => `aria-label="Page ${page}"`));
  });
});

describe("the table's state in the address", () => {
  it("is read back as it was written, beside other parameters", () => {
    const column = fc.stringMatching(/^[a-z_]{1,8}$/);
    const state = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      sort: fc.option(fc.record({ key: column, descending: fc.boolean() })),
      search: fc.string(),
      filters: fc.dictionary(column, fc.string({ minLength: 1 })),
      hidden: fc.uniqueArray(column),
    });
    fc.assert(
      fc.property(state, (wanted) => {
        const address = writeTableState(new URLSearchParams("venue=7"), wanted, NO_DEFAULTS);
        expect(address.get("venue")).toBe("7");
        const { filters, ...rest } = readTableState(new URLSearchParams(address.toString()), NO_DEFAULTS);
        expect({ ...rest, filters: { ...filters } }).toEqual({ ...wanted, filters: { ...wanted.filters } });
      }),
    );
  });

  it.each(["page=0", "page=-2", "page=1.5", "page=x", "page=99999999", ""])("%s is the first page", (address) => {
    expect(readTableState(new URLSearchParams(address), NO_DEFAULTS).page).toBe(1);
  });
});
