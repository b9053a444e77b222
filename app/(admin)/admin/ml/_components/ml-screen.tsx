"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, RefreshCw } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DataTable } from "@/components/ui/data-table";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { ML_PAGE_SIZE } from "@/lib/admin/limits";
import { adminApi } from "@/lib/admin-client";
import type { MlIngredient, MlSummary } from "@/lib/schemas/admin-ml";
import { useAdminToast } from "../../_components/use-admin-toast";
import { errorMessage } from "../../_components/use-confirmed";
import { Accuracy } from "./accuracy";
import { ingredientColumns } from "./ingredient-columns";
import { MlEditor } from "./ml-editor";
import { MlPager } from "./ml-pager";
import { MlSummaryCards } from "./ml-summary-cards";
import { useReviewKeys } from "./use-review-keys";

export type NutrientField = { key: string; label: string; unit: string };
type MlScreenProps = { summary: MlSummary; attributes: readonly string[]; nutrients: readonly NutrientField[] };

export function MlScreen(props: MlScreenProps) {
  const isAccuracy = useSearchParams().get("view") === "accuracy";
  return (
    <div className="px-4 py-6 tablet:px-6">
      <Link className="inline-flex min-h-11 items-center gap-1 text-small" href="/admin" prefetch={false}>
        <ChevronLeft aria-hidden="true" size={18} />
        Admin console
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-step-4">Ingredient Classification Dashboard</h1>
        <Link
          className="min-h-11 text-small"
          href={isAccuracy ? "/admin/ml" : "/admin/ml?view=accuracy"}
          prefetch={false}
        >
          {isAccuracy ? "Back to the ingredients" : "Accuracy of the classifier"}
        </Link>
      </div>
      {isAccuracy ? <Accuracy /> : <Dashboard {...props} />}
    </div>
  );
}

function Dashboard({ summary: initialSummary, attributes, nutrients }: MlScreenProps) {
  const view = useTableView();
  const client = useQueryClient();
  const toast = useAdminToast();
  const { page, search, filters } = view.state;
  const onlyNew = filters.review === "needed";
  // By default, the rows whose review affects most recipes, calls and people come first.
  const order = filters.order === "effect" || (onlyNew && filters.order !== "name") ? "effect" : "name";
  const [typed, setTyped] = useState(search);
  const [open, setOpen] = useState<MlIngredient | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState(false);
  const seen = useRef(new Map<string, string>());
  const summary = useQuery({
    queryKey: ["ml", "summary"],
    queryFn: adminApi.mlSummary,
    initialData: initialSummary,
  });
  const list = useQuery({
    queryKey: ["ml", "ingredients", page, search, onlyNew, order],
    queryFn: () =>
      adminApi.mlIngredients({ page, page_size: ML_PAGE_SIZE, search, needs_review_only: onlyNew || undefined, order }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.ingredients;
  // Sends the version that was shown, also for rows that were chosen on another page.
  for (const row of rows ?? []) seen.current.set(row.id, row.version);
  const refresh = () => client.invalidateQueries({ queryKey: ["ml"] });
  const columns = useMemo(() => ingredientColumns(setOpen), []);
  const review = useReviewKeys(rows ?? [], {
    isOff: open !== null,
    onEdit: setOpen,
    onConfirm: (row) => confirm([row.id]),
  });

  async function confirm(ids: readonly string[]) {
    setConfirming(true);
    try {
      const versions = ids.flatMap((id) => {
        const version = seen.current.get(id);
        return version === undefined ? [] : [[id, version] as const];
      });
      const { confirmed } = await adminApi.confirm(ids, Object.fromEntries(versions));
      const message = confirmed === 1 ? "1 ingredient confirmed" : `${confirmed} ingredients confirmed`;
      toast("success", confirmed === 0 ? "It was confirmed already" : message);
      setChosen(new Set());
      await refresh();
    } catch (error) {
      toast("error", errorMessage(error, "Failed to save changes. Please try again."));
      // A row that somebody else has changed is shown again before it is confirmed.
      await refresh();
    } finally {
      setConfirming(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) view.change({ search: typed.trim(), page: 1 });
  }
  if (summary.isError || list.isError) {
    const failed = summary.isError ? "Failed to load ingredient summary" : "Failed to load ingredients";
    return (
      <ErrorState
        onRetry={() => Promise.all([summary.refetch(), list.refetch()])}
        retrying={list.isFetching}
        title={failed}
      >
        {errorMessage(summary.error ?? list.error, "Nothing was changed.")}
      </ErrorState>
    );
  }
  return (
    <>
      <MlSummaryCards summary={summary.data} />
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          className="min-w-52 flex-1"
          hideLabel
          label="Search ingredients"
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search ingredients"
          type="search"
          value={typed}
        />
        <Button disabled={!typed.trim()} type="submit" variant="primary">
          Search
        </Button>
        <Button
          onClick={() => {
            setTyped("");
            view.change({ search: "", page: 1 });
          }}
        >
          Clear
        </Button>
        <Checkbox
          checked={onlyNew}
          label="Show only ingredients needing review"
          onChange={(event) => view.change({ filters: { ...filters, review: event.target.checked ? "needed" : "" } })}
        />
        <SelectField
          label="Order"
          onChange={(event) => view.change({ filters: { ...filters, order: event.target.value } })}
          value={order}
        >
          <option value="name">By name</option>
          <option value="effect">Largest effect first</option>
        </SelectField>
        <Button busy={list.isFetching} onClick={refresh}>
          <RefreshCw aria-hidden="true" size={18} />
          Refresh Data
        </Button>
      </form>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Button
          busy={confirming}
          disabled={chosen.size === 0}
          onClick={() => confirm([...chosen])}
          size="sm"
          variant="primary"
        >
          Confirm {chosen.size} chosen
        </Button>
        <p className="text-ink-soft text-small">
          Keys: J and K move, E edits, C confirms the marked ingredient as it stands.
        </p>
      </div>
      <DataTable
        columns={columns}
        empty={<EmptyState title="No ingredients found.">Another search, or all ingredients, shows more.</EmptyState>}
        label="Ingredients"
        openKey={open?.id ?? review.marked}
        pageSize={ML_PAGE_SIZE}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rows={rows}
        selection={{ chosen, onChange: setChosen }}
        stale={list.isPlaceholderData}
        view={view}
      />
      <p className="sr-only" role="status">
        {review.said}
      </p>
      <MlPager onPage={view.goTo} page={page} pageSize={ML_PAGE_SIZE} total={list.data?.total ?? 0} />
      {open && (
        <MlEditor
          attributes={attributes}
          ingredient={rows?.find((row) => row.id === open.id) ?? open}
          key={open.id}
          nutrients={nutrients}
          onClose={() => setOpen(null)}
          onSaved={refresh}
        />
      )}
    </>
  );
}
