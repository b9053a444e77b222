"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";
import { normalizedName } from "@/lib/text/normalized-name";
import { SectionHead } from "../frame/section-head";
import { Pager } from "../shared/pager";
import { useAddress } from "../shared/use-address";
import { MappingRow } from "./mapping-row";

const ROWS_A_PAGE = 50;
const STATES = ["all", "active", "inactive"] as const;
type State = (typeof STATES)[number];
const isState = (text: string | null): text is State => STATES.some((state) => state === text);

/** The ids that each application uses for the venues, so that its widget can use its own ids. */
export function MappingsScreen({ clients }: { clients: readonly ClientWire[] }) {
  const { parameters, change } = useAddress();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const client = clients.find((each) => each.client_id === parameters.get("client")) ?? clients[0];
  return (
    <>
      <SectionHead
        actions={
          client && (
            <SelectField
              label="Application"
              onChange={(event) => change({ client: event.target.value, page: null })}
              value={client.client_id}
            >
              {clients.map((each) => (
                <option key={each.id} value={each.client_id}>
                  {each.name}
                </option>
              ))}
            </SelectField>
          )
        }
        title="Venue ID Mappings"
      >
        Your own number for each venue, so that the widget can say “BRS-01” instead of ours.{" "}
        <LinkButton onClick={() => setIsHelpOpen(true)}>What is this?</LinkButton>
      </SectionHead>
      {client ? (
        <Mappings clientId={client.client_id} key={client.client_id} />
      ) : (
        <div className="mt-6">
          <EmptyState
            action={
              <ButtonLink href={sectionHref("register")} prefetch={false} variant="primary">
                <Plus size={18} />
                Register OAuth application
              </ButtonLink>
            }
            title="No OAuth Applications"
          >
            Mappings belong to an application: register one first.
          </EmptyState>
        </div>
      )}
      <Dialog onOpenChange={setIsHelpOpen} open={isHelpOpen} title="What is this?">
        <div className="grid gap-3">
          <p>
            Your system knows its restaurants by numbers of its own. Write such a number beside a venue here, and the
            widget or your server may send it as <span className="code">internalVenueId</span>: we find the venue.
          </p>
          <p>
            A number is unique within one application; another application may use other numbers for the same venues.
            Where both are sent, <span className="code">internalVenueId</span> counts and{" "}
            <span className="code">venueId</span> does not.
          </p>
          <p>An empty field clears the mapping. Visits that were tracked by it stay.</p>
          <Button onClick={() => setIsHelpOpen(false)} variant="primary">
            Close
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Mappings({ clientId }: { clientId: string }) {
  const { parameters, change } = useAddress();
  const mappings = useQuery({
    queryKey: applicationKeys.mappings(clientId),
    queryFn: ({ signal }) => applicationsApi.listMappings(clientId, signal),
  });
  const requested = parameters.get("state");
  const state: State = isState(requested) ? requested : "all";
  const search = parameters.get("q") ?? "";
  if (mappings.isPending) {
    return (
      <SkeletonGroup label="Loading venue mappings">
        <div className="mt-6 grid gap-3">
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      </SkeletonGroup>
    );
  }
  if (mappings.isError) {
    return (
      <ErrorState onRetry={() => mappings.refetch()} retryLabel="Try again" title="Error loading venue mappings">
        Mappings that are saved go on working. {mappings.error.message}
      </ErrorState>
    );
  }
  const all = mappings.data;
  if (all.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState
          action={
            <ButtonLink href={sectionHref("venues")} prefetch={false} variant="primary">
              Manage Venues
            </ButtonLink>
          }
          title="No Venues Yet"
        >
          Create a venue first; then say here what your system calls it.
        </EmptyState>
      </div>
    );
  }
  const active = all.filter(({ internal_id }) => internal_id !== null).length;
  const wanted = normalizedName(search);
  const found = all.filter(
    ({ venue_name, internal_id }) =>
      (state === "all" || (state === "active") === (internal_id !== null)) &&
      [venue_name, internal_id ?? ""].some((text) => normalizedName(text).includes(wanted)),
  );
  const pages = Math.max(1, Math.ceil(found.length / ROWS_A_PAGE));
  const page = Math.min(Math.max(1, Number(parameters.get("page")) || 1), pages);
  const counted = { all: all.length, active, inactive: all.length - active };
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <label className="relative block min-w-0 flex-[1_1_260px]">
          <span className="sr-only">Find by venue or internal ID</span>
          <Search className="absolute top-3 start-3 text-ink-soft" size={20} />
          <Input
            className="ps-10!"
            defaultValue={search}
            key={search === "" ? "empty" : "typed"}
            onChange={(event) => change({ q: event.target.value, page: null }, { replaces: true })}
            placeholder="Venue or internal ID"
            type="search"
          />
        </label>
        <SegmentedControl
          label="Mapping status"
          onChange={(next) => change({ state: next === "all" ? null : next, page: null }, { replaces: true })}
          options={STATES.map((each) => ({
            value: each,
            label: `${each.charAt(0).toUpperCase()}${each.slice(1)} ${counted[each].toLocaleString("en-US")}`,
          }))}
          value={state}
        />
      </div>
      {found.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            action={<Button onClick={() => change({ q: null, state: null, page: null })}>Show all venues</Button>}
            title="Nothing found"
          >
            {search ? `No venue or internal ID has “${search}” in it` : `No mapping is ${state}`}
            {search && state !== "all" ? ` among the ${state} ones.` : "."}
          </EmptyState>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section aria-label="Venue ID mappings" className="relative mt-4 overflow-x-auto" tabIndex={0}>
          <table className="w-full min-w-[560px] border border-line bg-raised">
            <thead>
              <tr className="bg-sunk text-start text-small">
                <th className="px-4 py-3" scope="col">
                  Venue
                </th>
                <th className="px-4 py-3" scope="col">
                  Internal ID
                </th>
                <th className="px-4 py-3" scope="col">
                  Status
                </th>
                <th className="px-4 py-3" scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).map((mapping) => (
                <MappingRow clientId={clientId} key={mapping.id} mapping={mapping} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Pager label="Pages of mappings" onGo={(next) => change({ page: String(next) })} page={page} pages={pages} />
    </>
  );
}
