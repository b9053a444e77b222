import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readTableState, type TableState, writeTableState } from "@/components/ui/data-table/table-state";

export type { TableSort, TableState } from "@/components/ui/data-table/table-state";

export type TableView = {
  state: TableState;
  /** Sorting by the current column again reverses the order. Goes back to the first page. */
  sortBy: (sortKey: string) => void;
  goTo: (page: number) => void;
  /** Changes the search or a filter, and goes back to the first page. */
  change: (change: Partial<TableState>) => void;
};

type Defaults = {
  /** The sort order used when the URL has none: "name", or "-name" for descending. */
  sort?: string;
  /** The columns hidden when the URL names none. */
  hidden?: readonly string[];
  /** Prefix of the parameter names, for pages with two tables. */
  prefix?: string;
};

const NONE: readonly string[] = [];

/**
 * Page, sort order, search, filters and hidden columns of a table, kept in the URL. Turning a page or setting a filter
 * adds an entry to the browser's history; typing in the search field does not.
 */
export function useTableView({ sort, hidden = NONE, prefix = "" }: Defaults = {}): TableView {
  const search = useSearchParams();
  const state = useMemo(() => readTableState(search, { sort, hidden, prefix }), [search, sort, hidden, prefix]);
  const change = useCallback(
    (wish: Partial<TableState>) => {
      const current = new URLSearchParams(window.location.search);
      const before = readTableState(current, { sort, hidden, prefix });
      const staysOnPage = "page" in wish || Object.keys(wish).every((key) => key === "hidden");
      const after = { ...before, ...(staysOnPage ? {} : { page: 1 }), ...wish };
      const query = writeTableState(current, after, { sort, hidden, prefix }).toString();
      const address = query ? `?${query}` : window.location.pathname;
      const isTyping = Object.keys(wish).every((key) => key === "search");
      if (isTyping) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
    [sort, hidden, prefix],
  );
  const sortBy = useCallback(
    (key: string) => {
      const descending = state.sort?.key === key && !state.sort.descending;
      change({ sort: { key, descending } });
    },
    [change, state.sort],
  );
  const goTo = useCallback((page: number) => change({ page }), [change]);
  return useMemo(() => ({ state, sortBy, goTo, change }), [state, sortBy, goTo, change]);
}
