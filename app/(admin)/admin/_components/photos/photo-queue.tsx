import { useQuery, useQueryClient } from "@tanstack/react-query";
import Image from "next/image";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { FIELD_LABEL, Input } from "@/components/ui/input";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import { photosApi } from "@/lib/photos-client";
import type { PhotoWire } from "@/lib/schemas/photos";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";
import { BulkUpload } from "./bulk-upload";
import { PhotoForm } from "./photo-form";

/** Up to 50 recipes without a photo, one after the other. */
export function PhotoQueue() {
  const [at, setAt] = useState(0);
  const [bulk, setBulk] = useState(false);
  const client = useQueryClient();
  const queue = useQuery({
    queryKey: ["admin", "photoless"],
    queryFn: adminApi.recipesWithoutPhotos,
    // The list does not refetch: a recipe that got its photo is skipped instead of removed, so that positions stay
    // stable.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const recipe = queue.data?.[at];
  const reload = async () => {
    setAt(0);
    await client.invalidateQueries({ queryKey: ["admin", "photoless"] });
  };
  return (
    <div className="max-w-3xl px-4 py-6 tablet:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-ink border-b pb-3">
        <div>
          <h1 className="text-step-4">Recipes without photos</h1>
          <p className="text-ink-soft" role="status">
            {queue.data && queue.data.length > 0 && `${Math.min(at + 1, queue.data.length)} of ${queue.data.length}`}
          </p>
        </div>
        <Button disabled={!queue.data?.length} onClick={() => setBulk(true)}>
          Bulk upload
        </Button>
      </div>
      {queue.isError ? (
        <ErrorState onRetry={() => queue.refetch()} retrying={queue.isFetching} title="Failed to load recipes">
          {errorMessage(queue.error, "Nothing was changed.")}
        </ErrorState>
      ) : !queue.data ? (
        <SkeletonGroup>
          <Skeleton height="260px" />
        </SkeletonGroup>
      ) : !recipe ? (
        <EmptyState
          action={<Button onClick={reload}>Look again</Button>}
          title="Every recipe of this list has its turn"
        >
          Recipes that everybody finds and that have no photo wait here.
        </EmptyState>
      ) : (
        <article className="mt-5 grid gap-5" key={recipe.id}>
          <div>
            <h2 className="break-words font-serif text-step-2">
              <a href={`/recipes/${recipe.id}/view`}>{recipe.title}</a>
            </h2>
            {recipe.source_url && <p className="break-all text-ink-soft text-small">{recipe.source_url}</p>}
          </div>
          <PhotoForm onNext={() => setAt((now) => now + 1)} recipeId={recipe.id} />
          <RecipePhotos recipeId={recipe.id} />
          <TwoButtons>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              Previous recipe
            </Button>
            <Button onClick={() => setAt(at + 1)}>Skip this recipe</Button>
          </TwoButtons>
        </article>
      )}
      {bulk && queue.data && <BulkUpload onClose={() => setBulk(false)} onDone={reload} recipes={queue.data} />}
    </div>
  );
}

function RecipePhotos({ recipeId }: { recipeId: string }) {
  const photos = useQuery({ queryKey: ["admin", "photos", recipeId], queryFn: () => photosApi.list(recipeId) });
  if (!photos.data || photos.data.length === 0) return null;
  return (
    <ul aria-label="Photos of this recipe" className="grid gap-4 tablet:grid-cols-2">
      {photos.data.map((photo) => (
        <RecipePhoto key={photo.id} photo={photo} recipeId={recipeId} />
      ))}
    </ul>
  );
}

function RecipePhoto({ photo, recipeId }: { photo: PhotoWire; recipeId: string }) {
  const client = useQueryClient();
  const toast = useAdminToast();
  const { busy, run } = useTask();
  const refresh = () => client.invalidateQueries({ queryKey: ["admin", "photos", recipeId] });
  const remove = () =>
    run(
      "delete",
      async () => {
        await photosApi.delete(photo.id);
        await refresh();
      },
      () => toast("error", "Failed to delete photo"),
    );
  async function change(work: Promise<unknown>) {
    try {
      await work;
      await refresh();
    } catch (error) {
      toast("error", errorMessage(error, "An error occurred"));
    }
  }
  return (
    <li className="grid gap-2 rounded-card border border-line bg-raised p-3">
      <Image
        alt={photo.caption ?? "Photo of the recipe"}
        className="aspect-3/2 w-full rounded-control object-cover"
        height={photo.height}
        src={photo.url}
        unoptimized
        width={photo.width}
      />
      <label className={FIELD_LABEL} htmlFor={`caption-${photo.id}`}>
        Caption
      </label>
      <Input
        defaultValue={photo.caption ?? ""}
        id={`caption-${photo.id}`}
        maxLength={200}
        onBlur={(event) =>
          event.target.value !== (photo.caption ?? "") &&
          void change(photosApi.setCaption(photo.id, event.target.value || null))
        }
      />
      <div className="flex flex-wrap gap-2">
        {photo.is_primary ? (
          <span className="inline-flex min-h-11 items-center font-semibold text-small">Primary photo</span>
        ) : (
          <Button onClick={() => change(photosApi.makeFirst(photo.id))} size="sm">
            Make primary
          </Button>
        )}
        <Button busy={busy} onClick={remove} size="sm" variant="danger">
          Delete photo
        </Button>
      </div>
    </li>
  );
}
