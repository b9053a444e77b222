import { useText } from "#use-text";
import { groceryText } from "@/messages/en/grocery";
import "@/styles/grocery.css";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const LINES = ["a", "b", "c", "d", "e", "f"];

export const ListSkeleton = () => {
  const t = useText(groceryText);
  return (
    <SkeletonGroup label={t("loadingYourGroceryList")}>
      <div className="slip-wrap">
        <div className="slip-sheet grocery-waiting">
          {LINES.map((line) => (
            <Skeleton height="24px" key={line} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
};
