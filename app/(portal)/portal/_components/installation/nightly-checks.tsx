"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { MOST_WATCHES } from "@/lib/page-checks/limits";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import type { PageWatchWire } from "@/lib/schemas/page-checks";
import { CheckResult, inBrief } from "./check-result";

type NightlyProps = { clientId: string; first: PageWatchWire[] | undefined; onAgain: (address: string) => void };

const when = (time: string): string =>
  new Date(time).toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** The pages of an application that are opened each night, with what was found. */
export function NightlyChecks({ clientId, first, onAgain }: NightlyProps) {
  const watches = useQuery({
    queryKey: applicationKeys.watches(clientId),
    queryFn: ({ signal }) => applicationsApi.listWatches(clientId, signal),
    ...(first ? { initialData: first } : {}),
  });
  return (
    <section aria-labelledby="nightly" className="mt-10 border-line border-t pt-6">
      <h2 className="text-step-2" id="nightly">
        Each night
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-soft">
        Up to {MOST_WATCHES} pages of an application, between one and five o’clock UTC. You get a mail only when a page
        that was fine is not any more; one that did not answer is tried again first.
      </p>
      {watches.isError && (
        <ErrorState onRetry={() => watches.refetch()} title="Error loading the pages">
          They are checked all the same.
        </ErrorState>
      )}
      {watches.data?.length === 0 && <p className="mt-4">No page yet. Check one, then choose it for each night.</p>}
      <ul className="mt-4 grid gap-4">
        {watches.data?.map((watch) => (
          <Watch clientId={clientId} key={watch.id} onAgain={onAgain} watch={watch} />
        ))}
      </ul>
    </section>
  );
}

type WatchProps = { watch: PageWatchWire; clientId: string; onAgain: (address: string) => void };

function Watch({ watch: { id, address, checks, next_check_at }, clientId, onAgain }: WatchProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const stopping = useMutation({
    mutationFn: () => applicationsApi.stopWatching(clientId, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: applicationKeys.watches(clientId) }),
    onError: (error) => toast("error", failureOf(error, "Error updating application")),
  });
  return (
    <li className="min-w-0 rounded-card border border-line bg-raised p-4">
      <p className="font-[600] wrap-anywhere">{address}</p>
      <p className="text-ink-soft text-small">
        {checks.length === 0 ? "Not opened yet. " : ""}Next: {when(next_check_at)}
      </p>
      {checks.length > 0 && (
        <ol className="mt-2">
          {checks.map((check) => (
            <li className="border-line border-t" key={check.checked_at}>
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5 text-small">
                  {when(check.checked_at)}: {inBrief(check.findings)}
                </summary>
                <CheckResult check={check} clientId={clientId} />
              </details>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button onClick={() => onAgain(address)} size="sm">
          Check it now
        </Button>
        <Button busy={stopping.isPending} onClick={() => stopping.mutate()} size="sm">
          Stop<span className="sr-only"> checking {address} each night</span>
        </Button>
      </div>
    </li>
  );
}
