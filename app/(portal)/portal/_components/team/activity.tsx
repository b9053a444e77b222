"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Moment } from "@/components/ui/moment";
import { SelectField } from "@/components/ui/select-field";
import type { ActWire } from "@/lib/schemas/team";
import { ACT_DAYS, ACT_GROUPS, type ActGroup, actInWords } from "@/lib/team/acts";
import { actsHref, team } from "@/lib/team-client";

const GROUPS: Readonly<Record<ActGroup, string>> = {
  people: "People",
  devices: "Tablets",
  kitchen: "Menu and kitchen answers",
  names: "Names and exports",
  places: "Venues, tables, codes",
  figures: "Mails and links with the numbers",
  applications: "Applications",
};

type Acts = { items: ActWire[]; next: string | null };

/** Who did what, the latest first. */
export function Activity({ first }: { first: Acts }) {
  const [group, setGroup] = useState<ActGroup | null>(null);
  const acts = useInfiniteQuery({
    queryKey: ["team", "acts", group],
    queryFn: ({ pageParam, signal }) => team.listActs(group, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...(group === null ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
  const items = acts.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="team-activity" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-step-2" id="team-activity">
            Activity
          </h2>
          <p className="mt-1 text-ink-soft">Who changed what. Kept for {ACT_DAYS} days, seen by owners.</p>
        </div>
        <div className="flex flex-wrap items-end gap-2.5">
          <SelectField
            hideLabel
            label="Show"
            onChange={({ target }) => setGroup(ACT_GROUPS.find((each) => each === target.value) ?? null)}
            value={group ?? ""}
          >
            <option value="">Everything</option>
            {ACT_GROUPS.map((each) => (
              <option key={each} value={each}>
                {GROUPS[each]}
              </option>
            ))}
          </SelectField>
          <ButtonAnchor download href={actsHref(group)}>
            <Download size={18} />
            CSV
          </ButtonAnchor>
        </div>
      </div>
      {acts.isError && (
        <Callout className="mt-3" role="alert" tone="unchecked">
          <p>The activity could not be loaded. {acts.error.message}</p>
        </Callout>
      )}
      {items.length === 0 && !acts.isError ? (
        <p className="mt-3">{acts.isPending ? "Looking." : "Nothing of this so far."}</p>
      ) : (
        <ul className="mt-3 border-line border-t">
          {items.map((act) => (
            <li
              className="grid gap-x-4 border-line border-b py-2.5 tablet:grid-cols-[190px_minmax(0,1fr)]"
              key={act.id}
            >
              <span className="text-ink-soft text-small">
                <Moment iso={act.at} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <b className="font-[620]">{act.actor ?? ""}</b> {actInWords(act.kind)} {act.about}
                <span className="block text-ink-soft text-small">{detailsOf(act)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {acts.hasNextPage && (
        <Button busy={acts.isFetchingNextPage} className="mt-3" onClick={() => void acts.fetchNextPage()}>
          Earlier
        </Button>
      )}
    </section>
  );
}

const detailsOf = ({ details }: ActWire): string =>
  ["email", "role", "venue", "name", "count"]
    .flatMap((key) => (details[key] === undefined ? [] : [details[key]]))
    .join(", ");
