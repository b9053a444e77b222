"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FigureLinksWire } from "@/lib/schemas/figure-links";
import type { NewsWire } from "@/lib/schemas/venue-news";
import { venueNews as calls } from "@/lib/venue-news-client";
import { AlertRules } from "./alert-rules";
import { MailPreview } from "./mail-preview";
import { MailReaders } from "./mail-readers";
import { MailRhythm } from "./mail-rhythm";
import { type LinkGroup, SharedLinks } from "./shared-links";

type SendOnProps = {
  venueId: string;
  venueName: string;
  first: NewsWire;
  links: FigureLinksWire;
  groups: readonly LinkGroup[];
};

/** Who is told the figures of a venue without looking, for those who decide it. */
export function SendOn({ venueId, venueName, first, links, groups }: SendOnProps) {
  const queries = useQueryClient();
  const queryKey = ["venue-news", venueId];
  const { data: news } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.get(venueId, signal),
    initialData: first,
  });
  const show = (next: NewsWire) => queries.setQueryData(queryKey, next);
  const renew = () => queries.invalidateQueries({ queryKey });
  return (
    <section aria-labelledby="send-on" className="mt-12 border-line border-t pt-6 print:hidden">
      <h2 className="text-step-3" id="send-on">
        Send it on
      </h2>
      <p className="mt-1 text-ink-soft">
        The numbers of {venueName} by mail and by link. None carries a name, and none a group that Weeks holds back.
      </p>
      <div className="mt-4 grid items-start gap-5 wide:grid-cols-2">
        <div className="grid gap-5">
          <MailRhythm news={news} onSaved={show} venueId={venueId} />
          <AlertRules news={news} onSaved={show} venueId={venueId} />
          <MailReaders news={news} onAdded={show} onChanged={renew} venueId={venueId} />
          <SharedLinks first={links} groups={groups} venueId={venueId} />
        </div>
        <MailPreview rhythm={news.rhythm} venueId={venueId} />
      </div>
    </section>
  );
}
