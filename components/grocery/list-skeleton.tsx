import "@/styles/grocery.css";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const LINES = ["a", "b", "c", "d", "e", "f"];

export const ListSkeleton = () => (
  <SkeletonGroup label="Loading your grocery list">
    <div className="slip-wrap">
      <div className="slip-sheet grocery-waiting">
        {LINES.map((line) => (
          <Skeleton height="24px" key={line} />
        ))}
      </div>
    </div>
  </SkeletonGroup>
);
