import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import Link from "next/link";
import { valueText } from "@/components/admin/console/cell-text";
import { useConfirmed, wordsOf } from "@/components/admin/use-confirmed";
import { Button } from "@/components/ui/button";
import { TablePager } from "@/components/ui/data-table/pager";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { SelectField } from "@/components/ui/select-field";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { adminApi } from "@/lib/admin-client";
import { ADMIN_PAGE_SIZE } from "@/lib/admin-limits";
import type { AuditEntryWire, ModelMeta } from "@/lib/schemas/admin";

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const ACTIONS = ["create", "update", "delete", "import", "undo", "confirm", "merge"];
const DID: Record<string, string> = {
  create: "made",
  update: "changed",
  delete: "deleted",
  import: "imported",
  undo: "undid a change of",
  confirm: "confirmed",
  merge: "merged",
};

/**
 * Every change with the values before and after. The latest change of a row can be undone, which adds an entry of its
 * own.
 */
export function AuditList({ models }: { models: readonly ModelMeta[] }) {
  const view = useTableView();
  const { page, filters } = view.state;
  const client = useQueryClient();
  const toast = useToast();
  const { run, question } = useConfirmed();
  const wanted = { page, model: filters.model ?? "", action: filters.action ?? "", row_id: filters.row_id ?? "" };
  const log = useQuery({
    queryKey: ["admin", "audit", wanted],
    queryFn: () => adminApi.audit(wanted),
    placeholderData: keepPreviousData,
  });
  const filter = (name: string, value: string) => view.change({ filters: { ...filters, [name]: value } });
  async function undo(entry: AuditEntryWire) {
    try {
      await run(async (confirm) => {
        await adminApi.undo(entry.id, confirm);
        await client.invalidateQueries({ queryKey: ["admin"] });
        toast("success", `The change of ${entry.row_name} was undone`);
      });
    } catch (error) {
      toast("error", wordsOf(error, "The change could not be undone."));
    }
  }
  const known = new Set(models.map(({ model }) => model));
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 tablet:px-6">
      <h1 className="text-step-4">Audit log</h1>
      <p className="text-ink-soft">
        Every change with before and after. The newest of a row can be undone; the undo is an entry too.
      </p>
      <div className="my-4 flex flex-wrap gap-3">
        <SelectField label="Model" onChange={(event) => filter("model", event.target.value)} value={wanted.model}>
          <option value="">All models</option>
          {[...models.map(({ model }) => model), "classification"].map((model) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
        <SelectField label="Action" onChange={(event) => filter("action", event.target.value)} value={wanted.action}>
          <option value="">All actions</option>
          {ACTIONS.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </SelectField>
      </div>
      {log.isError ? (
        <ErrorState onRetry={() => log.refetch()} title="Failed to load model data">
          {wordsOf(log.error, "Nothing was changed.")}
        </ErrorState>
      ) : !log.data ? (
        <SkeletonGroup>
          <Skeleton height="280px" />
        </SkeletonGroup>
      ) : log.data.items.length === 0 ? (
        <EmptyState title="No changes">
          {wanted.model || wanted.action
            ? "No change matches these filters."
            : "What the team changes is written down here."}
        </EmptyState>
      ) : (
        <ol className="border-ink border-t">
          {log.data.items.map((entry) => (
            <li className="grid gap-2 border-line border-b py-3 tablet:grid-cols-[140px_1fr_auto]" key={entry.id}>
              <time className="text-ink-soft text-small tabular-nums" dateTime={entry.created_at}>
                {TIME.format(new Date(entry.created_at))}
              </time>
              <div className="min-w-0">
                <p>
                  <b className="break-all">{entry.actor_email}</b> {DID[entry.action] ?? entry.action}{" "}
                  {known.has(entry.model) && entry.after && entry.action !== "merge" ? (
                    <Link href={`/admin?model=${entry.model}&row=${encodeURIComponent(entry.row_id)}`} prefetch={false}>
                      {entry.row_name}
                    </Link>
                  ) : (
                    <b>{entry.row_name}</b>
                  )}{" "}
                  <span className="text-ink-soft text-small">{entry.model}</span>
                </p>
                <Differences entry={entry} />
              </div>
              {entry.undo === "possible" && known.has(entry.model) ? (
                <Button aria-label={`Undo the change of ${entry.row_name}`} onClick={() => undo(entry)} size="sm">
                  <Undo2 aria-hidden="true" size={18} />
                  Undo
                </Button>
              ) : (
                <span className="text-ink-soft text-small">{known.has(entry.model) ? entry.undo : "not possible"}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <TablePager
        noun="changes"
        onPage={view.goTo}
        page={page}
        pageSize={ADMIN_PAGE_SIZE}
        total={log.data?.total_count}
      />
      {question}
    </div>
  );
}

const MOST_FIELDS = 6;
const SILENT = new Set(["updated_at", "normalized_name"]);

function Differences({ entry: { before, after } }: { entry: AuditEntryWire }) {
  if (!before || !after) return null;
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => !SILENT.has(name) && valueText(before[name]) !== valueText(after[name]),
  );
  return (
    <ul className="text-small">
      {changed.slice(0, MOST_FIELDS).map((name) => (
        <li className="break-words" key={name}>
          {name}: <del className="text-ink-soft">{valueText(before[name])}</del> → <ins>{valueText(after[name])}</ins>
        </li>
      ))}
      {changed.length > MOST_FIELDS && <li>+{changed.length - MOST_FIELDS} more</li>}
    </ul>
  );
}
