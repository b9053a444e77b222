import { Button } from "@/components/ui/button";

type MlPagerProps = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

const count = (value: number) => value.toLocaleString("en");

/** First, Previous, Next, Last; shown only where there is more than one page. */
export function MlPager({ page, pageSize, total, onPage }: MlPagerProps) {
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-small tabular-nums" role="status">
        Showing {count(from)} to {count(to)} of {count(total)} ingredients
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(1)} size="sm">
          First
        </Button>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm">
          Previous
        </Button>
        <Button disabled={page >= last} onClick={() => onPage(page + 1)} size="sm">
          Next
        </Button>
        <Button disabled={page >= last} onClick={() => onPage(last)} size="sm">
          Last
        </Button>
      </div>
    </nav>
  );
}
