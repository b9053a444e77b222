import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TablePager } from "@/components/ui/data-table/pager";
import { type TableView, useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";
import { type Ask, ReasonButton } from "./reason-button";
import { ReportedVerdicts } from "./reported-verdicts";

const PAGE_SIZE = 10;

const REFUSE: Ask = {
  does: "Refuse",
  about: "Its owner reads exactly this, in the portal and by mail, and may submit it again.",
  label: "Why it is not verified",
};
const HIDE: Ask = {
  does: "Hide",
  about:
    "Whoever imported it reads exactly this, by mail and in Your Recipes. It opens for nobody any more, until it is shown again.",
  label: "Why it is hidden",
};
const DELETE: Ask = {
  does: "Delete",
  about:
    "Whoever imported it reads exactly this, by mail and in Your Recipes. It goes from everybody who saved it. Variants and grocery lists keep what they hold.",
  label: "Why it is deleted",
  isDanger: true,
};

/** Everything that waits for a decision of the team, each with what it would affect. */
export function Queues() {
  const applications = useTableView({ prefix: "a." });
  const recipes = useTableView({ prefix: "r." });
  return (
    <div className="grid max-w-4xl gap-10 px-4 py-6 tablet:px-6">
      <h1 className="text-step-4">Queues</h1>
      <ReportedVerdicts />
      <Queue
        about="Their owners submitted them, the longest wait first. A verified application shows a mark on the consent page."
        empty="No application waits to be verified."
        filters={{ submitted_at: "!null", verified_at: "null", is_active: "true" }}
        model="oauth_clients"
        sort="submitted_at"
        title="Applications to verify"
        aboutRow={(row) => <Application row={row} />}
        touches={[
          {
            model: "user_client_authorizations",
            column: "client_id",
            one: "person has met it",
            many: "people have met it",
          },
        ]}
        view={applications}
      >
        {(row, act) => (
          <>
            <Button
              aria-label={`Verify ${nameOf(row)}`}
              onClick={() => act(() => adminApi.answerApplication(idOf(row), { outcome: "verified" }), "verified")}
              size="sm"
              variant="primary"
            >
              Verify
            </Button>
            <ReasonButton
              ask={REFUSE}
              name={nameOf(row)}
              onGive={(refusal) =>
                act(
                  () => adminApi.answerApplication(idOf(row), { outcome: "refused", refusal }),
                  "was refused; its owner is told",
                )
              }
            />
          </>
        )}
      </Queue>
      <Queue
        about="Read from pages of the web, the newest first. A hidden recipe opens for nobody any more, also not for those who saved it. Whoever imported it is told."
        empty="No imported recipe is public."
        filters={{ origin: "parsed", is_public: "true", hidden_at: "null" }}
        model="recipes"
        sort="-created_at"
        title="Imported recipes"
        aboutRow={(row) => <SavedBy id={idOf(row)} />}
        view={recipes}
      >
        {(row, act) => (
          <>
            <ReasonButton
              ask={HIDE}
              name={nameOf(row)}
              onGive={(reason) =>
                act(
                  () =>
                    adminApi.change("recipes", idOf(row), {
                      hidden_at: new Date().toISOString(),
                      _version: row._version,
                      _reason: reason,
                    }),
                  "is hidden",
                )
              }
            />
            <ReasonButton
              ask={DELETE}
              name={nameOf(row)}
              onGive={(reason) =>
                act(
                  () => adminApi.remove("recipes", [idOf(row)], { [idOf(row)]: String(row._version) }, false, reason),
                  "was deleted",
                )
              }
            />
          </>
        )}
      </Queue>
    </div>
  );
}

const idOf = (row: AdminRow) => String(row._id);
const nameOf = (row: AdminRow) => String(row.name ?? row.title);

const FACTS = [
  ["developer", "Developer"],
  ["site_uri", "Site"],
  ["policy_uri", "Privacy policy"],
  ["terms_uri", "Terms"],
  ["redirect_uris", "Codes go to"],
  ["allowed_domains", "Runs on"],
] as const;

/** The application's owner and its redirect addresses, which the mark of verification vouches for. */
function Application({ row }: { row: AdminRow }) {
  const given = FACTS.flatMap(([name, label]) => {
    const texts = [row[name]].flat().filter((text): text is string => typeof text === "string" && text !== "");
    return texts.length > 0 ? [{ label, texts }] : [];
  });
  return (
    <dl className="my-1 text-small">
      {given.map(({ label, texts }) => (
        <div className="flex flex-wrap gap-x-2" key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="break-all">{texts.join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

type Act = (work: () => Promise<unknown>, done: string) => Promise<void>;
type Touch = { model: string; column: string; one: string; many: string };
type QueueProps = {
  title: string;
  about: string;
  empty: string;
  model: string;
  sort: string;
  filters: Record<string, string>;
  touches?: readonly Touch[];
  view: TableView;
  /** Other facts that help the team decide. */
  aboutRow?: (row: AdminRow) => ReactNode;
  children: (row: AdminRow, act: Act) => ReactNode;
};

function Queue({ title, about, empty, model, sort, filters, touches = [], view, aboutRow, children }: QueueProps) {
  const client = useQueryClient();
  const toast = useAdminToast();
  const { page } = view.state;
  const rows = useQuery({
    queryKey: ["admin", "queue", model, page],
    queryFn: () => adminApi.rows(model, { page, page_size: PAGE_SIZE, search: "", sort, filters }),
  });
  const act =
    (row: AdminRow): Act =>
    async (work, done) => {
      try {
        await work();
        toast("success", `${nameOf(row)} ${done}`);
        await client.invalidateQueries({ queryKey: ["admin"] });
      } catch (error) {
        toast("error", errorMessage(error, "The change could not be made."));
      }
    };
  return (
    <section aria-label={title}>
      <h2 className="font-serif text-step-2">{title}</h2>
      <p className="mt-1 mb-3 max-w-[70ch] text-ink-soft text-small">{about}</p>
      {rows.isError ? (
        <ErrorState onRetry={() => rows.refetch()} title="Failed to load model data">
          {errorMessage(rows.error, "Nothing was changed.")}
        </ErrorState>
      ) : !rows.data ? (
        <SkeletonGroup>
          <Skeleton height="120px" />
        </SkeletonGroup>
      ) : rows.data.items.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing waits">
          {empty}
        </EmptyState>
      ) : (
        <ul className="border-ink border-t">
          {rows.data.items.map((row) => (
            <li
              className="grid items-start justify-between gap-3 border-line border-b py-3 tablet:grid-cols-[minmax(0,70ch)_auto]"
              key={idOf(row)}
            >
              <div className="min-w-0">
                <p className="break-words font-semibold">
                  <Link href={`/admin?model=${model}&row=${encodeURIComponent(idOf(row))}`} prefetch={false}>
                    {nameOf(row)}
                  </Link>
                </p>
                <p className="break-all text-ink-soft text-small">{String(row.description ?? row.source_url ?? "")}</p>
                {aboutRow?.(row)}
                <p className="text-small">
                  {touches.map((touch) => (
                    <Touched id={idOf(row)} key={touch.model} touch={touch} />
                  ))}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">{children(row, act(row))}</div>
            </li>
          ))}
        </ul>
      )}
      <TablePager onPage={view.goTo} page={page} pageSize={PAGE_SIZE} total={rows.data?.total_count} />
    </section>
  );
}

function Touched({ id, touch }: { id: string; touch: Touch }) {
  const { data } = useQuery({
    queryKey: ["admin", "touched", touch.model, touch.column, id],
    queryFn: () =>
      adminApi.rows(touch.model, { page: 1, page_size: 1, search: "", sort: "", filters: { [touch.column]: id } }),
  });
  return (
    <span className="me-4 tabular-nums">
      {data ? data.total_count.toLocaleString("en") : "…"} {data?.total_count === 1 ? touch.one : touch.many}
    </span>
  );
}

/** For privacy, the server says only how many people saved a recipe. */
function SavedBy({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["admin", "effect", "recipes", [id], "hidden_at"],
    queryFn: () => adminApi.effect("recipes", { ids: [id], updates: { hidden_at: null } }),
  });
  if (!data) return <p className="text-small">…</p>;
  return (
    <p className="text-small">
      {data.sentence || "Nobody has saved it."} {data.told}
    </p>
  );
}
