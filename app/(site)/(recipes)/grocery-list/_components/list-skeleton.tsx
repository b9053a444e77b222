import { useText } from "#use-text";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { groceryText } from "@/messages/en/grocery";
import { Slip } from "./slip";

const LINES = ["a", "b", "c", "d", "e", "f"];

export const ListSkeleton = () => {
  const t = useText(groceryText);
  return (
    <SkeletonGroup label={t("loadingYourGroceryList")}>
      <Slip className="grid gap-6.5 pt-7 pb-12">
        {LINES.map((line) => (
          <Skeleton height="24px" key={line} />
        ))}
      </Slip>
    </SkeletonGroup>
  );
};
