import { Button } from "@/components/ui/button";
import { pagerNumbers } from "@/components/ui/pager-numbers";
import { tv } from "@/components/ui/variants";

type TablePagerProps = {
  page: number;
  pageSize: number;
  total: number | undefined;
  onPage: (page: number) => void;
  /** What the rows are: "guests". */
  noun?: string;
};

const number = tv({
  base: "grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control px-2 tabular-nums hover:bg-sunk",
  variants: { here: { true: "bg-ink font-semibold text-paper hover:bg-ink" } },
});

/** "1 to 20 of 58 rows", the pages before and after, and five page numbers at most. */
export function TablePager({ page, pageSize, total, onPage, noun = "rows" }: TablePagerProps) {
  if (total === undefined || total === 0) return null;
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small tabular-nums" role="status">
        {first > total
          ? `Page ${page} of ${totalPages}`
          : `${count(first)} to ${count(last)} of ${count(total)} ${noun}`}
      </p>
      {totalPages > 1 && (
        <div className="flex flex-wrap items-center gap-1">
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm">
            Previous
          </Button>
          {pagerNumbers(Math.min(page, totalPages), totalPages).map((other) => (
            <button
              aria-current={other === page ? "page" : undefined}
              aria-label={`Page ${other}`}
              className={number({ here: other === page })}
              key={other}
              onClick={() => onPage(other)}
              type="button"
            >
              {other}
            </button>
          ))}
          <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)} size="sm">
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}

const count = (value: number): string => value.toLocaleString("en");
