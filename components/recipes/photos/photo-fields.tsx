"use client";

import { ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { useText } from "#use-text";
import { FormPart } from "@/components/recipes/form/form-part";
import { PHOTO_TYPES, PHOTOS_PER_RECIPE } from "@/components/recipes/photos/photo-entries";
import { PhotoTile } from "@/components/recipes/photos/photo-tile";
import type { Photos } from "@/components/recipes/photos/use-photos";
import { FieldError } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";
import { recipeFormText } from "@/messages/en/recipe-form";

type PhotoFieldsProps = {
  photos: Photos;
  /** The recipe is not created yet: its photos are uploaded afterwards. */
  waits: boolean;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** The recipe's photos, and a field to choose or drop more. */
export function PhotoFields({ photos, waits }: PhotoFieldsProps) {
  const t = useText(recipeFormText);
  const [isOver, setIsOver] = useState(false);
  const { entries } = photos;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    photos.choose([...(event.target.files ?? [])]);
    // Resets the input, so that a file that was removed can be chosen again.
    event.target.value = "";
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      photos.choose([...event.dataTransfer.files]);
    },
  };
  return (
    <FormPart title={t("photos")}>
      <p className="soft small">{waits ? t("photosSentLater") : t("photosSentNow")}</p>
      <ul
        className={cn(
          "grid grid-cols-2 gap-4 rounded-card tablet:grid-cols-3",
          isOver && "outline-3 outline-herb outline-dashed outline-offset-6",
        )}
        {...drop}
      >
        {entries.map((entry, index) => (
          <PhotoTile entry={entry} isFirst={index === 0} key={entry.key} number={index + 1} photos={photos} />
        ))}
        {entries.length < PHOTOS_PER_RECIPE && (
          <li>
            <label className="grid aspect-4/3 w-full cursor-pointer place-content-center justify-items-center gap-2 rounded-control border-[1.5px] border-control border-dashed p-3 text-center font-semibold hover:bg-sunk has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ink has-[:focus-visible]:outline-offset-3">
              <input accept={PHOTO_TYPES.join(",")} className="sr-only" multiple onChange={choose} type="file" />
              <ImagePlus size={28} />
              {entries.length === 0 ? t("addPhotos") : t("addMorePhotos")}
            </label>
          </li>
        )}
      </ul>
      <FieldError error={photos.problem} id="photos-error" />
      <p className="sr-only" role="status">
        {photos.said}
      </p>
    </FormPart>
  );
}
