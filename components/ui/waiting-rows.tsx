import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const ROWS = ["first", "second", "third"] as const;

/** The skeleton of a list in the Privacy tab: each row is a title and a line below it. */
export function WaitingRows({ label, rows = 2 }: { label: string; rows?: 1 | 2 | 3 }) {
  return (
    <SkeletonGroup label={label}>
      <div className="-mt-[11px] mb-5.5 grid">
        {ROWS.slice(0, rows).map((row) => (
          <div className="grid gap-2 border-b border-line py-3.5" key={row}>
            <Skeleton height="20px" width="46%" />
            <Skeleton height="16px" width="64%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
