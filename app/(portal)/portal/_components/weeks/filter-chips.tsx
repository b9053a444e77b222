import { X } from "lucide-react";
import Link from "next/link";
import { filtersInWords } from "@/lib/analytics/figure-words";
import { type Weeks, weeksHref, withoutFilters } from "./weeks-href";

type FilterChipsProps = { weeks: Weeks; labelOf: (tableId: string) => string };

/** The filters that are on, each with the way to take it out. */
export function FilterChips({ weeks, labelOf }: FilterChipsProps) {
  const filters = filtersInWords(weeks.query, labelOf);
  if (filters.length === 0) return null;
  const all = weeksHref({ ...weeks, query: withoutFilters(weeks.query) });
  return (
    <ul aria-label="Filters" className="mt-4 flex flex-wrap items-center gap-2 print:[&_svg]:hidden">
      {filters.map(({ key, words }) => (
        <li key={key}>
          <Link
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control bg-raised px-3 text-small hover:bg-sunk"
            href={weeksHref(weeks, { [key]: undefined })}
            scroll={false}
          >
            {words}
            <X aria-hidden="true" size={16} />
            <span className="sr-only">: take out</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="inline-flex min-h-11 items-center px-2 text-small underline" href={all} scroll={false}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
