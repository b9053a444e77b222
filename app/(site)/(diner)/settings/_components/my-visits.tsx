"use client";

import { useText } from "#use-text";
import { GrantWords } from "@/components/sharing/grants";
import { StateLabel } from "@/components/sharing/state-label";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { SeenRows } from "@/components/visits/seen-rows";
import { VisitStamp } from "@/components/visits/visit-stamp";
import { STATUS_WORDS } from "@/components/visits/visit-words";
import { api } from "@/lib/api-client";
import type { MyVisitWire } from "@/lib/schemas/visits";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";

type Visits = { visits: MyVisitWire[]; page: number; pages: number };

async function firstPage(): Promise<Visits> {
  const { items, total_pages } = await api.listMyVisits(1);
  return { visits: items, page: 1, pages: total_pages };
}

/**
 * The person's check-ins as stamped pages: what each venue can see, and a button to end a visit that is still active.
 */
export function MyVisits() {
  const t = useText(settings);
  const { loaded, reload, change } = useLoaded(firstPage);
  const { busy, run } = useTask();
  const toast = useToast();

  const loadMore = ({ page }: Visits) =>
    run(
      "more",
      async () => {
        const next = await api.listMyVisits(page + 1);
        change(({ visits }) => {
          const known = new Set(visits.map(({ id }) => id)); // a check-in made meanwhile pushes others to the next page
          const fresh = next.items.filter(({ id }) => !known.has(id));
          return { visits: [...visits, ...fresh], page: page + 1, pages: next.total_pages };
        });
      },
      () => toast("error", t("failedToLoadVisits")),
    );

  async function end(visit: MyVisitWire) {
    try {
      const ended = await api.endVisit(visit.id);
      const replace = (each: MyVisitWire) => (each.id === ended.id ? { ...each, ...ended } : each);
      change((now) => ({ ...now, visits: now.visits.map(replace) }));
      toast("success", t("visitEnded", { name: visit.venue.name }));
    } catch {
      toast("error", t("visitNotEnded", { name: visit.venue.name }));
    }
  }

  if (loaded === "loading") return <WaitingRows label={t("loadingYourVisits")} />;
  if (loaded === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("failedToLoadVisits")}>
        {t("visitsUnchanged")}
      </ErrorState>
    );
  }
  if (loaded.visits.length === 0) {
    return <p className="max-w-[60ch] text-ink-soft">{t("noVisits")}</p>;
  }
  return (
    <>
      <ul className="m-0 mb-5 grid list-none gap-4 p-0 wide:grid-cols-2">
        {loaded.visits.map((visit) => (
          <Visit key={visit.id} onEnd={() => end(visit)} visit={visit} />
        ))}
      </ul>
      {loaded.page < loaded.pages && (
        <Button busy={busy} onClick={() => loadMore(loaded)}>
          {t("showEarlierVisits")}
        </Button>
      )}
    </>
  );
}

function Visit({ visit, onEnd }: { visit: MyVisitWire; onEnd: () => Promise<void> }) {
  const { busy, run } = useTask();
  const term = useText(terms);
  const t = useText(settings);
  const momentInWords = useMomentInWords();
  const isActive = visit.status === "active";
  const place = [visit.location?.label, visit.visit_type === "ONLINE" ? "online" : null].filter(Boolean).join(", ");
  return (
    <li className="relative grid min-h-[164px] content-start gap-3 rounded-card border border-line border-solid bg-paper p-4 pe-[136px]">
      {/* Decoration: the text beside it also says the venue and the day. */}
      <div aria-hidden="true" className="absolute top-4 end-3">
        <VisitStamp size={116} visit={visit} />
      </div>
      <GrantWords
        title={
          <>
            {visit.venue.name}
            <StateLabel on={isActive}>{term.known(STATUS_WORDS[visit.status])}</StateLabel>
          </>
        }
      >
        <p className="small soft num">
          {place && `${place}, `}
          <time dateTime={visit.check_in_time}>{momentInWords(visit.check_in_time)}</time>
          {isActive &&
            t.rich("untilMomentinwords", {
              momentInWords: momentInWords(visit.expires_at),
              time: (inside) => <time dateTime={visit.expires_at}>{inside}</time>,
            })}
        </p>
        {visit.seen_by_venue && (
          <details className="text-small/normal">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-herb underline decoration-[1.5px] underline-offset-4">
              {isActive ? t("whatItSees") : t("whatItSaw")}
            </summary>
            <SeenRows seen={visit.seen_by_venue} />
          </details>
        )}
      </GrantWords>
      {isActive && (
        <div>
          <Button
            aria-label={t("endVisitToName", { name: visit.venue.name })}
            busy={busy}
            onClick={() => run("end", onEnd)}
            size="sm"
          >
            {t("endVisit")}
          </Button>
        </div>
      )}
    </li>
  );
}
