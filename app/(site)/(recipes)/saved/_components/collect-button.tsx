"use client";

import { FolderPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { CollectionsField } from "@/components/cookbook/collections-field";
import { useMark } from "@/components/cookbook/use-mark";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { recipesText } from "@/messages/en/recipes";

type CollectButtonProps = { recipe: { id: string; title: string } };

/** A button on a recipe's card for the collections that contain it. */
export function CollectButton({ recipe }: CollectButtonProps) {
  const t = useText(recipesText);
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const close = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) router.refresh();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm">
        <FolderPlus size={18} />
        <span>
          {t.rich("collectionsOfTitle", {
            title: recipe.title,
            span: (inside) => <span className="sr-only">{inside}</span>,
          })}
        </span>
      </Button>
      <Dialog onOpenChange={close} open={open} title={t("collectionsOf", { title: recipe.title })}>
        {open && (
          <QueryProvider>
            <Collections recipeId={recipe.id} />
          </QueryProvider>
        )}
      </Dialog>
    </>
  );
}

function Collections({ recipeId }: { recipeId: string }) {
  const t = useText(recipesText);
  const keeping = useMark(recipeId);
  if (keeping.mark) return <CollectionsField collections={keeping.mark.collections} keeping={keeping} />;
  if (keeping.isFailed) {
    return (
      <ErrorState onRetry={keeping.retry} title={t("collectionsNotLoaded")}>
        {t("collectionsSafe")}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t("yourCollectionsAreLoading")}>
      <Skeleton height="96px" />
    </SkeletonGroup>
  );
}
