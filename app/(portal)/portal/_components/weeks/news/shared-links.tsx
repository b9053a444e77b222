"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/field";
import { Moment } from "@/components/ui/moment";
import { PasswordField } from "@/components/ui/password-field";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import type { FigureLinksWire } from "@/lib/schemas/figure-links";
import { SHARED_DAYS, SHARED_RANGES, tableFilter } from "@/lib/venue-news/shared-filter";
import { venueNews as calls } from "@/lib/venue-news-client";
import { CopyButton } from "../../shared/copy-button";
import { Panel } from "../panel";

/** A diet, an allergy or a health concern, as the filter of a link names it. */
export type LinkGroup = { value: string; label: string };
type Links = { venueId: string; groups: readonly LinkGroup[] };

/** Links on which others read the figures: made, listed, ended. */
export function SharedLinks({ venueId, groups, first }: Links & { first: FigureLinksWire }) {
  const queries = useQueryClient();
  const queryKey = ["venue-news", venueId, "links"];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.listLinks(venueId, signal),
    initialData: first,
  });
  const renew = () => queries.invalidateQueries({ queryKey });
  const words = new Map([
    ...groups.map(({ value, label }) => [value, label] as const),
    ...data.tables.map(({ id, label }) => [tableFilter(id), label] as const),
    ["onsite", "On site"] as const,
    ["online", "Online"] as const,
  ]);
  return (
    <Panel
      finding="Whoever has it reads one range under one filter, always up to date. No names, no files, nothing to choose."
      title="Read-only links"
    >
      {data.items.length > 0 && (
        <ul className="mt-3 border-line border-t">
          {data.items.map((link) => (
            <LinkRow
              filter={link.filter === null ? "all visits" : (words.get(link.filter) ?? "a table of before")}
              key={link.id}
              link={link}
              onChanged={renew}
              venueId={venueId}
            />
          ))}
        </ul>
      )}
      <NewLink groups={groups} onChanged={renew} tables={data.tables} venueId={venueId} />
    </Panel>
  );
}

type LinkRowProps = {
  venueId: string;
  link: FigureLinksWire["items"][number];
  filter: string;
  onChanged: () => Promise<unknown>;
};

function LinkRow({ venueId, link, filter, onChanged }: LinkRowProps) {
  const { busy, run } = useTask();
  const toast = useToast();
  const end = () =>
    run(
      "end",
      async () => {
        await calls.endLink(venueId, link.id);
        await onChanged();
        toast("success", `${link.name} opens nothing any more.`);
      },
      (error) => {
        toast("error", failureOf(error, "Nothing was ended."));
        void onChanged();
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{link.name}</p>
        <p className="text-ink-soft text-small">
          {RANGES[link.range]}, {filter}.{link.has_password && " With a password."}{" "}
          {link.last_opened_at ? (
            <>
              Opened {link.opened.toLocaleString("en")} {link.opened === 1 ? "time" : "times"}, last{" "}
              <Moment iso={link.last_opened_at} />.
            </>
          ) : (
            "Not opened so far."
          )}{" "}
          {link.is_open ? (
            <>
              Ends <Moment iso={link.ends_at} />.
            </>
          ) : (
            "Opens nothing: whoever made it may not any more."
          )}
        </p>
      </div>
      <Button aria-label={`End ${link.name}`} busy={busy} onClick={() => void end()} size="sm" variant="danger">
        End
      </Button>
    </li>
  );
}

const RANGES: Readonly<Record<(typeof SHARED_RANGES)[number], string>> = {
  "7d": "7 days",
  "28d": "28 days",
  "91d": "91 days",
};

type NewLinkProps = Links & { tables: FigureLinksWire["tables"]; onChanged: () => Promise<unknown> };

function NewLink({ venueId, groups, tables, onChanged }: NewLinkProps) {
  const [name, setName] = useState("");
  const [range, setRange] = useState<(typeof SHARED_RANGES)[number]>("28d");
  const [filter, setFilter] = useState("");
  const [days, setDays] = useState<(typeof SHARED_DAYS)[number]>(30);
  const [password, setPassword] = useState("");
  const [made, setMade] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const make = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "make",
      async () => {
        const body = { name, range, days, filter: filter || null, password: password || null };
        const { address } = await calls.makeLink(venueId, body);
        setMade(address);
        setName("");
        setPassword("");
        await onChanged();
      },
      (error) => setFailure(failureOf(error, "No link was made.")),
    );
  };
  return (
    <form className="mt-4 grid gap-3 tablet:grid-cols-2" noValidate onSubmit={make}>
      {made && (
        <Callout className="tablet:col-span-2" role="status" tone="match">
          <p className="wrap-anywhere">{made}</p>
          <p className="mt-1 text-small">Shown once. If it is lost, end the link and make another one.</p>
          <CopyButton text={made} what="link">
            Copy the link
          </CopyButton>
        </Callout>
      )}
      <TextField
        error={failure}
        hint="For whom: the accountant, the landlord"
        label="Name of the link"
        onChange={({ target }) => setName(target.value)}
        value={name}
      />
      <SelectField
        label="Shows"
        onChange={({ target }) => setRange(SHARED_RANGES.find((each) => each === target.value) ?? "28d")}
        value={range}
      >
        {SHARED_RANGES.map((each) => (
          <option key={each} value={each}>
            {RANGES[each]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Only" onChange={({ target }) => setFilter(target.value)} value={filter}>
        <option value="">All visits</option>
        <option value="onsite">On site</option>
        <option value="online">Online</option>
        <optgroup label="Tables">
          {tables.map(({ id, label }) => (
            <option key={id} value={tableFilter(id)}>
              {label}
            </option>
          ))}
        </optgroup>
        <optgroup label="Groups">
          {groups.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField
        label="Ends after"
        onChange={({ target }) => setDays(SHARED_DAYS.find((each) => each === Number(target.value)) ?? 30)}
        value={days}
      >
        {SHARED_DAYS.map((each) => (
          <option key={each} value={each}>
            {each} days
          </option>
        ))}
      </SelectField>
      <PasswordField
        autoComplete="new-password"
        label="Password"
        onChange={({ target }) => setPassword(target.value)}
        optional
        value={password}
      />
      <div className="tablet:col-span-2">
        <Button busy={busy} type="submit">
          Make a link
        </Button>
      </div>
    </form>
  );
}
