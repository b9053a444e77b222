import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readTableState, type TableState, writeTableState } from "@/components/ui/data-table/table-state";

export type { TableSort, TableState } from "@/components/ui/data-table/table-state";

export type TableView = {
  state: TableState;
  /** The same column again turns the order round. Starts again at the first page. */
  sortBy: (sortKey: string) => void;
  goTo: (page: number) => void;
  /** Any other change: a search or filter starts again at the first page. */
  change: (change: Partial<TableState>) => void;
};

type Defaults = {
  /** "name" or "-name" (descending): what applies while the URL names no order. */
  sort?: string;
  /** Columns hidden while the URL names none. */
  hidden?: readonly string[];
  /** Before the names in the URL, where one page has two tables. */
  prefix?: string;
};

const NONE: readonly string[] = [];

/**
 * Page, sort, search, filters and hidden columns of a table, read from the URL and written to it: a page
 * turned or a filter set is a step of the browser's history, a letter typed into the search is not.
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
