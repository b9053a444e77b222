"use client";

import { Tag } from "@/components/ui/chip";
import { ColumnChooser } from "@/components/ui/data-table/column-chooser";
import type { TableView } from "@/components/ui/data-table/use-table-view";
import { Input } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { DIETS } from "@/lib/dietary/diets";

export type Place = { id: string; label: string };
type Choice = { name: string; label: string; any: string; options: readonly { value: string; label: string }[] };

export const choicesOf = (places: readonly Place[]): readonly Choice[] => [
  {
    name: "time_range",
    label: "Time range",
    any: "All Time",
    options: [
      { value: "24h", label: "Last 24 Hours" },
      { value: "today", label: "Today" },
    ],
  },
  {
    name: "visit_type",
    label: "Visit type",
    any: "All visit types",
    options: [
      { value: "LOCATION_SPECIFIC", label: "Location" },
      { value: "GENERAL", label: "General" },
      { value: "ONLINE", label: "Online" },
    ],
  },
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: [
      { value: "active", label: "Active" },
      { value: "expired", label: "Expired" },
      { value: "ended", label: "Ended" },
    ],
  },
  {
    name: "diet",
    label: "Diet or allergy",
    any: "Any diet or allergy",
    options: [
      { value: "allergic", label: "Has an allergy" },
      ...DIETS.map(({ key, label }) => ({ value: key, label })),
      { value: "none", label: "None" },
    ],
  },
  {
    name: "location_id",
    label: "Table",
    any: "Any table",
    options: places.map(({ id, label }) => ({ value: id, label })),
  },
  {
    name: "unique_visits_only",
    label: "Visits",
    any: "Every visit",
    options: [{ value: "true", label: "Latest of each guest" }],
  },
];

type VisitFiltersProps = {
  view: TableView;
  places: readonly Place[];
  columns: readonly { id: string; label: string }[];
};

/** The filters of the table. Active filters are listed below as labels that can be removed. */
export function VisitFilters({ view, places, columns }: VisitFiltersProps) {
  const choices = choicesOf(places);
  const { filters, search } = view.state;
  const set = (name: string, value: string) => view.change({ filters: { ...filters, [name]: value } });
  const chosen = choices.flatMap((choice) => {
    const option = choice.options.find(({ value }) => value === filters[choice.name]);
    return option ? [{ name: choice.name, label: option.label }] : [];
  });
  if (filters.guest_of) chosen.push({ name: "guest_of", label: "Visits of one guest" });
  return (
    <div className="mt-5 border-ink border-t pt-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <Input
          aria-label="Search by name"
          className="max-w-48"
          onChange={(event) => view.change({ search: event.target.value })}
          placeholder="Search"
          type="search"
          value={search}
        />
        {choices.map((choice) => (
          <SelectField
            hideLabel
            key={choice.name}
            label={choice.label}
            onChange={(event) => set(choice.name, event.target.value)}
            value={filters[choice.name] ?? ""}
          >
            <option value="">{choice.any}</option>
            {choice.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <ColumnChooser columns={columns} view={view} />
      </div>
      {chosen.length > 0 && (
        <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap items-center gap-2">
          {chosen.map(({ name, label }) => (
            <li key={name}>
              <Tag onRemove={() => set(name, "")} removeLabel={`Remove ${label}`}>
                {label}
              </Tag>
            </li>
          ))}
          <li>
            <button
              className="min-h-11 cursor-pointer font-semibold text-herb text-small underline underline-offset-4"
              onClick={() => view.change({ filters: {}, search: "" })}
              type="button"
            >
              Clear all
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
