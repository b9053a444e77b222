"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { type DataColumn, DataTable } from "@/components/ui/data-table";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { ConfirmDialog } from "@/components/ui/dialog";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { Switch } from "@/components/ui/switch";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import type { ItemWire } from "@/lib/schemas/admin-items";
import type { FavoriteType } from "@/lib/schemas/favorites";
import { useAdminToast } from "../../_components/use-admin-toast";
import { errorMessage } from "../../_components/use-confirmed";
import { MergeDialog } from "./merge-dialog";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const LIMIT = 100;

const typeOf = (text: string | undefined): FavoriteType | undefined =>
  text === "food" || text === "drink" ? text : undefined;

export function ItemsScreen() {
  const view = useTableView();
  const client = useQueryClient();
  const toast = useAdminToast();
  const { search, filters } = view.state;
  const type = typeOf(filters.type);
  const [merging, setMerging] = useState<ItemWire | null>(null);
  const [deleting, setDeleting] = useState<ItemWire | null>(null);
  const { busy, run } = useTask();
  const items = useQuery({
    queryKey: ["items", search, type],
    queryFn: () => adminApi.items(search, type),
    placeholderData: keepPreviousData,
  });
  /** Runs a change and reports the result in the documented words. */
  async function change(work: () => Promise<unknown>, success: string, failure: string): Promise<boolean> {
    try {
      await work();
      // Said once the table shows it, so that a press on the next answer to it is meant for the new state.
      await client.invalidateQueries({ queryKey: ["items"] });
      toast("success", success);
      return true;
    } catch (error) {
      const why = errorMessage(error, "");
      toast("error", why ? `${failure}: ${why}` : failure);
      return false;
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions work on what they are given
  const columns = useMemo((): DataColumn<ItemWire>[] => {
    const approve = (item: ItemWire, approved: boolean) =>
      change(
        () => adminApi.approveItem(item.id, approved),
        approved ? "Item approved successfully!" : "Item unapproved successfully!",
        "Failed to update item",
      );
    return [
      { id: "name", label: "Name", cell: (item) => item.name },
      {
        id: "normalized",
        label: "Normalized Name",
        cell: (item) => (
          <>
            {item.normalized_name}
            {item.aliases.length > 0 && (
              <span className="block text-ink-soft text-small">also {item.aliases.join(", ")}</span>
            )}
          </>
        ),
      },
      { id: "type", label: "Type", cell: (item) => item.type },
      {
        id: "approved",
        label: "Approved",
        cell: (item) => (
          <Switch
            checked={item.approved}
            label={`${item.name} is approved`}
            onChange={(next) => void approve(item, next)}
          />
        ),
      },
      { id: "by", label: "Created By", cell: (item) => item.created_by ?? "Unknown" },
      { id: "created", label: "Created", cell: (item) => DAY.format(new Date(item.created_at)) },
      { id: "people", label: "People", numeric: true, cell: (item) => item.people },
      {
        id: "actions",
        label: "Actions",
        cell: (item) => (
          <span className="flex gap-2">
            <Button aria-label={`Merge ${item.name} into another item`} onClick={() => setMerging(item)} size="sm">
              Merge
            </Button>
            <Button aria-label={`Delete ${item.name}`} onClick={() => setDeleting(item)} size="sm" variant="danger">
              Delete
            </Button>
          </span>
        ),
      },
    ];
  }, []);
  const isFiltered = search !== "" || type !== undefined;
  const clear = () => view.change({ search: "", filters: {} });
  return (
    <div className="max-w-6xl px-4 py-6 tablet:px-6">
      <Link className="inline-flex min-h-11 items-center gap-1 text-small" href="/admin" prefetch={false}>
        <ChevronLeft aria-hidden="true" size={18} />
        Admin console
      </Link>
      <h1 className="text-step-4">Favorites Items Management</h1>
      <NewItem
        onCreate={(name, newType) =>
          change(() => adminApi.createItem(name, newType), "Item created successfully!", "Failed to create item")
        }
      />
      <div className="my-4 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-52 flex-1"
          label="Search by name or normalized name"
          onChange={(event) => view.change({ search: event.target.value })}
          type="search"
          value={search}
        />
        <SelectField
          label="Type"
          onChange={(event) => view.change({ filters: { ...filters, type: event.target.value } })}
          value={type ?? ""}
        >
          <option value="">All Types</option>
          <option value="food">Food Only</option>
          <option value="drink">Drink Only</option>
        </SelectField>
        <Button disabled={!isFiltered} onClick={clear}>
          Clear
        </Button>
      </div>
      <DataTable
        columns={columns}
        empty={
          <EmptyState action={isFiltered && <Button onClick={clear}>Clear</Button>} title="No items">
            {isFiltered ? "The search leaves no item." : "Foods and drinks that can be favorites are shown here."}
          </EmptyState>
        }
        failed={
          items.isError && (
            <ErrorState onRetry={() => items.refetch()} retrying={items.isFetching} title="Failed to load items">
              {errorMessage(items.error, "Nothing was changed.")}
            </ErrorState>
          )
        }
        label="Items"
        pageSize={LIMIT}
        rowKey={(item) => item.id}
        rows={items.data}
        stale={items.isPlaceholderData}
        view={view}
      />
      {items.data && items.data.length >= LIMIT && (
        <p className="mt-2 text-ink-soft text-small">The first {LIMIT} are shown: search for others.</p>
      )}
      <ConfirmDialog
        busy={busy}
        confirmLabel="Delete"
        description={
          deleting &&
          `${deleting.name}: ${deleting.people === 1 ? "1 person has it as a favorite and loses it" : `${deleting.people} people have it as a favorite and lose it`}. Merging keeps their favorites.`
        }
        onConfirm={() =>
          deleting &&
          run("delete", async () => {
            await change(() => adminApi.deleteItem(deleting.id), "Item deleted successfully!", "Failed to delete item");
            setDeleting(null);
          })
        }
        onOpenChange={(open) => !open && setDeleting(null)}
        open={deleting !== null}
        title="Are you sure you want to delete this item?"
      />
      {merging && (
        <MergeDialog
          item={merging}
          onClose={() => setMerging(null)}
          onMerge={async (into) => {
            const work = () => adminApi.mergeItem(merging.id, into.id);
            if (await change(work, `${merging.name} was merged into ${into.name}`, "Failed to update item"))
              setMerging(null);
          }}
        />
      )}
    </div>
  );
}

function NewItem({ onCreate }: { onCreate: (name: string, type: FavoriteType) => Promise<boolean> }) {
  const [name, setName] = useState("");
  const [type, setType] = useState<FavoriteType>("food");
  const { busy, run } = useTask();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    return run("create", async () => {
      if (await onCreate(name.trim(), type)) setName("");
    });
  }
  return (
    <form className="mt-3 flex flex-wrap items-end gap-3 border-ink border-y py-4" onSubmit={submit}>
      <TextField
        className="min-w-52 flex-1"
        label="Name"
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
        value={name}
      />
      <SelectField
        label="New item's type"
        onChange={(event) => setType(typeOf(event.target.value) ?? "food")}
        value={type}
      >
        <option value="food">food</option>
        <option value="drink">drink</option>
      </SelectField>
      <Button busy={busy} disabled={!name.trim()} type="submit" variant="primary">
        Create item
      </Button>
    </form>
  );
}
