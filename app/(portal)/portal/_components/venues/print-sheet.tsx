"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { CARDS, pagesOf } from "@/lib/portal/print-sheet";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { UsedLocationWire } from "@/lib/schemas/venues";
import { PLAIN_LOOK } from "@/lib/venues/code-look";
import { SectionHead } from "../frame/section-head";
import { SectionSkeleton } from "../frame/section-skeleton";
import { Pager } from "../shared/pager";
import { useCodeLook } from "./code-look-dialog";
import { PrintAlone } from "./print-alone";
import { type SheetCodeLook, type SheetLook, SheetPage } from "./sheet-page";
import { useVenueName } from "./use-venue-name";

const TODAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** The QR codes of all tables of a venue, on one print. */
export function PrintSheet({ venueId, onBack }: { venueId: string; onBack: () => void }) {
  const name = useVenueName(venueId);
  const locations = useQuery({
    queryKey: venueKeys.locations(venueId),
    queryFn: ({ signal }) => venuesApi.listLocations(venueId, signal),
  });
  const codeLook = useCodeLook(venueId);
  const back = (
    <Button onClick={onBack} size="sm">
      <ArrowLeft size={18} />
      All venues
    </Button>
  );
  if (locations.isPending || codeLook.isPending || name === undefined) return <SectionSkeleton title="Print sheet" />;
  return (
    <>
      <SectionHead actions={back} title="Print sheet">
        For all tables of {name}. What you see is what is cut.
      </SectionHead>
      {locations.isError ? (
        <ErrorState onRetry={() => locations.refetch()} retryLabel="Try again" title="Failed to load locations">
          The tables and their printed codes are safe. {locations.error.message}
        </ErrorState>
      ) : locations.data.length === 0 ? (
        <EmptyState action={back} title="No locations yet">
          Name the tables of {name} first: each gets a code of its own, and this sheet prints them all.
        </EmptyState>
      ) : (
        <Sheet
          codeLook={codeLook.data ?? { ...PLAIN_LOOK, logo: null }}
          locations={locations.data}
          name={name}
          venueId={venueId}
        />
      )}
    </>
  );
}

type SheetProps = { codeLook: SheetCodeLook; locations: readonly UsedLocationWire[]; name: string; venueId: string };

function Sheet({ codeLook, locations, name, venueId }: SheetProps) {
  const queries = useQueryClient();
  const [look, setLook] = useState<SheetLook>({ paper: "a4", card: "large", hasMarks: true, hasLines: true });
  const [onlyNew, setOnlyNew] = useState(false);
  const [page, setPage] = useState(1);
  const chosen = onlyNew ? locations.filter(({ printed_at }) => printed_at === null) : locations;
  const pages = pagesOf(
    chosen.map(({ id, label, onboard_url }) => ({ id, label, url: onboard_url })),
    look.card,
  );
  const shown = Math.min(page, Math.max(1, pages.length));
  const footOf = (number: number) => `${name}, page ${number} of ${pages.length}, printed ${TODAY.format(new Date())}`;
  const set = (change: Partial<SheetLook>) => setLook({ ...look, ...change });

  async function print() {
    window.print();
    await venuesApi.markPrinted(
      venueId,
      chosen.map(({ id }) => id),
    );
    await queries.invalidateQueries({ queryKey: venueKeys.locations(venueId) });
  }

  return (
    <div className="mt-6 grid gap-8 border-ink border-t-[1.5px] pt-6 nav:grid-cols-[264px_minmax(0,1fr)] full:gap-14">
      <div className="grid content-start gap-5">
        <p className="text-ink-soft" role="status">
          {chosen.length === 1 ? "1 code" : `${chosen.length} codes`} on{" "}
          {pages.length === 1 ? "1 page" : `${pages.length} pages`}.
        </p>
        <Choice
          label="Paper"
          onChange={(paper) => set({ paper })}
          options={[
            { value: "a4", label: "A4" },
            { value: "letter", label: "Letter" },
          ]}
          value={look.paper}
        />
        <Choice
          label="Card"
          onChange={(card) => set({ card })}
          options={[
            { value: "large", label: "85 mm" },
            { value: "small", label: "60 mm" },
          ]}
          value={look.card}
        />
        <div>
          <Checkbox
            checked={look.hasMarks}
            label="Cut marks"
            onChange={(event) => set({ hasMarks: event.target.checked })}
          />
          <Checkbox
            checked={look.hasLines}
            label="Engraved lines"
            onChange={(event) => set({ hasLines: event.target.checked })}
          />
          <Checkbox
            checked={onlyNew}
            label="Only codes not yet printed"
            onChange={(event) => setOnlyNew(event.target.checked)}
          />
        </div>
        <Button disabled={pages.length === 0} onClick={print} variant="primary">
          <Printer size={18} />
          Print {pages.length === 1 ? "1 page" : `${pages.length} pages`}
        </Button>
        <p className="text-ink-soft text-small">
          Print at 100 %, not “fit to page”. Codes come out {CARDS[look.card].code} mm wide and scan from half a metre
          away.
        </p>
      </div>
      <div className="self-start rounded-card bg-sunk p-4 tablet:p-5">
        {pages[shown - 1] ? (
          <SheetPage
            {...look}
            codeLook={codeLook}
            className="mx-auto w-full max-w-[560px] shadow-card"
            codes={pages[shown - 1] ?? []}
            foot={footOf(shown)}
            venueName={name}
          />
        ) : (
          <p className="text-ink-soft">All codes of {name} are printed already.</p>
        )}
        <Pager label="Pages of the sheet" onGo={setPage} page={shown} pages={pages.length} />
      </div>
      <PrintAlone>
        {pages.map((codes, index) => (
          <SheetPage
            {...look}
            codeLook={codeLook}
            codes={codes}
            foot={footOf(index + 1)}
            key={codes[0]?.id}
            venueName={name}
          />
        ))}
      </PrintAlone>
    </div>
  );
}

type ChoiceProps<Value extends string> = Parameters<typeof SegmentedControl<Value>>[0] & { label: string };

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p aria-hidden="true" className="font-[620] text-small">
        {props.label}
      </p>
      <SegmentedControl {...props} />
    </div>
  );
}
