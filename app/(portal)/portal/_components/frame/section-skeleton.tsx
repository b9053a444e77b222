import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { SectionHead } from "./section-head";

const ROWS = ["first", "second", "third"];

/** Shown while a section is loading: its title, and placeholder rows. */
export function SectionSkeleton({ title }: { title: string }) {
  return (
    <>
      <SectionHead title={title} />
      <SkeletonGroup label={`Loading ${title}`}>
        <div className="mt-6 grid gap-3.5">
          {ROWS.map((row) => (
            <div className="grid gap-2 rounded-card border border-line bg-raised p-5" key={row}>
              <Skeleton height="1.5rem" width="40%" />
              <Skeleton width="65%" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </>
  );
}
