"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/session/auth-provider";
import { useMomentWriter } from "@/components/ui/moment";
import { ApiError } from "@/lib/api-call";
import type { Say } from "@/lib/i18n/area";
import { LINKS } from "@/lib/links";
import type { SeatedWire, SeatInput, TableWire } from "@/lib/schemas/tables";
import { CARDS_THAT_HIDE } from "@/lib/tables/table-rules";
import { tablesApi } from "@/lib/tables-client";
import { tablesText } from "@/messages/en/tables";
import { SeatForm } from "../../_components/seat-form";
import { InviteDialog } from "./invite-dialog";
import { OpenList } from "./open-list";
import { Roundtable } from "./roundtable";
import { TableActions } from "./table-actions";
import { TableDishes } from "./table-dishes";
import { TableOver } from "./table-over";
import { TableRecipes } from "./table-recipes";

/** How often the table is polled, which is how soon everybody sees a new guest. */
const LOOK_MS = 3000;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * A table, updated live: a seat form for people who have its code, and what everybody can eat for those who are seated.
 */
export function TableScreen({ initial }: { initial: TableWire }) {
  const t = useText(tablesText);
  const { code } = initial;
  const router = useRouter();
  const queries = useQueryClient();
  const { viewer } = useAuth();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const key = ["table", code, viewer?.user.id ?? null, q];
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => tablesApi.show(code, q, signal),
    initialData: q === "" ? initial : undefined,
    placeholderData: (before: TableWire | undefined) => before,
    refetchInterval: (query) => (isGone(query.state.error) ? false : LOOK_MS),
    staleTime: 0,
  });
  if (isGone(error)) return <TableOver />;
  const table = data ?? initial;
  const { seated } = table;

  async function sit(seat: SeatInput) {
    queries.setQueryData(key, await tablesApi.sit(code, seat));
  }
  async function openList() {
    queries.setQueryData(key, await tablesApi.openList(code));
  }
  async function leave(how: "leave" | "end") {
    await queries.cancelQueries({ queryKey: ["table", code] });
    await tablesApi[how](code);
    router.push(LINKS.together);
  }
  return (
    <div className="wrap grid content-start gap-6 py-8">
      <div>
        <h1 className="m-0">{t("eatTogether")}</h1>
        <Where table={table} />
      </div>
      {seated ? (
        <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,400px)_minmax(0,1fr)] wide:gap-16">
          <div className="grid min-w-0 gap-4 wide:sticky wide:top-24">
            <Roundtable expected={seated.expected} fitting={fittingOf(t, table, seated)} seats={seated.seats} />
            <InviteDialog code={code} />
            <OpenList hostName={table.host_name} onOpen={openList} seated={seated} />
            <p className="m-0 text-ink-soft text-small empty:hidden">{privacyOf(t, seated)}</p>
            <TableActions isHost={seated.seats.some((each) => each.is_you && each.is_host)} onLeave={leave} />
          </div>
          {!seated.is_open ? (
            <p className="m-0 rounded-card border border-line border-dashed p-6 text-ink-soft">{t("shownOnceOpen")}</p>
          ) : table.venue ? (
            <TableDishes seated={seated} venue={table.venue} />
          ) : (
            <TableRecipes isLooking={isPlaceholderData} onType={setTyped} seated={seated} typed={typed} />
          )}
        </div>
      ) : (
        <section aria-labelledby="sit-down" className="grid max-w-[760px] gap-5">
          <h2 className="m-0 text-step-3" id="sit-down">
            {t("sitDownAt", { host_name: table.host_name })}
          </h2>
          <SeatForm onSit={sit} submitLabel={t("sitDown")} />
        </section>
      )}
    </div>
  );
}

function Where({ table: { venue, location, expires_at } }: { table: TableWire }) {
  const t = useText(tablesText);
  const write = useMomentWriter();
  const until = write(expires_at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const place = venue ? [venue.name, location].filter(Boolean).join(", ") : t("atHome");
  return (
    <p className="lead mt-1.5">
      {t("placeFirst", { place })}{" "}
      <span className="text-ink-soft">{until ? t("endsAt", { until }) : t("tableEndsByItself")}</span>
    </p>
  );
}

function fittingOf(t: Say<typeof tablesText>, { venue }: TableWire, seated: SeatedWire): string {
  const { dishes, recipes, is_open: isOpen } = seated;
  if (!isOpen) return t("theListIsClosed");
  return venue
    ? t("dishesForAll", { count: dishes.filter(({ shelf }) => shelf === "all").length })
    : t("recipesForAll", { count: recipes.length });
}

/** While the list is closed nobody sees dishes, so only blank cards need a word. */
function privacyOf(t: Say<typeof tablesText>, { shows_all: showsAll, is_open: isOpen, seats }: SeatedWire): string {
  const blank = seats.filter((seat) => seat.is_blank).map(({ name }) => name);
  const names = new Intl.ListFormat(t.locale, { type: "conjunction" }).format(blank);
  return [
    isOpen && t("marksInOrder"),
    isOpen && !showsAll && t("fewCardsExplained", { cards_that_hide: CARDS_THAT_HIDE }),
    blank.length > 0 && t("blankCards", { names }),
  ]
    .filter(Boolean)
    .join(" ");
}
