"use client";

import { RotateCw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import type { FileEntry, PhotoEntry } from "@/components/recipes/photos/photo-entries";
import { StoredCaption } from "@/components/recipes/photos/stored-caption";
import type { Photos } from "@/components/recipes/photos/use-photos";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/chip";
import { ConfirmDialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useTask } from "@/components/ui/use-task";
import { recipeFormText } from "@/messages/en/recipe-form";

const SIZES = "(min-width: 700px) 260px, 50vw";

const BIN = "ms-auto text-ink-soft";

type PhotoTileProps = { entry: PhotoEntry; number: number; isFirst: boolean; photos: Photos };

/** One photo with its number, its upload progress and its actions. */
export function PhotoTile({ entry, number, isFirst, photos }: PhotoTileProps) {
  const t = useText(recipeFormText);
  const name = t("photoNumber", { number });
  const mayLead = !isFirst && (entry.kind === "stored" || entry.state === "waiting");
  return (
    <li className="wrap-anywhere grid grid-cols-1 content-start gap-2">
      <div className="relative">
        {/* biome-ignore lint/performance/noImgElement: the server provides several widths; a file has only one */}
        <img
          {...(entry.kind === "stored" ? photoAttributes(entry.photo, SIZES) : { src: entry.preview })}
          alt={entry.kind === "stored" ? (entry.photo.caption ?? t("photoCalled", { number })) : entry.file.name}
          className="block aspect-4/3 w-full rounded-control bg-unknown-tint object-cover"
          decoding="async"
        />
        {isFirst && <Tag className="absolute bottom-2 start-2 bg-raised">{t("firstPhoto")}</Tag>}
      </div>
      {entry.kind === "file" && <Sending entry={entry} name={name} onRetry={() => photos.retry(entry.key)} />}
      {entry.kind === "stored" && (
        <StoredCaption
          caption={entry.photo.caption}
          name={name}
          onChange={(caption) => photos.setCaption(entry.photo.id, caption)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between">
        {mayLead && (
          <Button
            aria-label={t("makeFirstName", { name })}
            onClick={() => photos.makeFirst(entry)}
            size="sm"
            variant="text"
          >
            <Star size={18} />
            {t("makeFirst")}
          </Button>
        )}
        {entry.kind === "stored" ? (
          <DeletePhoto name={name} onDelete={() => photos.remove(entry.photo.id)} />
        ) : (
          <IconButton className={BIN} label={t("removeName", { name })} onClick={() => photos.cancel(entry.key)}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
    </li>
  );
}

function Sending({ entry, name, onRetry }: { entry: FileEntry; name: string; onRetry: () => void }) {
  const t = useText(recipeFormText);
  if (entry.state === "failed") {
    return (
      <div className="grid justify-items-start gap-2">
        <FieldError error={entry.problem} id={`${entry.key}-problem`} />
        <Button aria-label={t("tryAgainName", { name })} onClick={onRetry} size="sm">
          <RotateCw size={18} />
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  if (entry.state === "waiting") return <p className="soft small">{t("notSentYet")}</p>;
  const percent = Math.round(entry.share * 100);
  return (
    <div>
      <ProgressBar label={t("sendingName", { name })} max={100} value={percent} />
      <p className="soft small num">{percent < 100 ? t("sendingPercent", { percent }) : t("preparing")}</p>
    </div>
  );
}

function DeletePhoto({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
  const t = useText(recipeFormText);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useTask();
  const remove = () =>
    run("delete", async () => {
      await onDelete();
      setAsking(false);
    });
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        className={BIN}
        label={t("deleteName", { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} />
      </IconButton>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("delete")}
        description={t("photoDeletion")}
        onConfirm={() => void remove()}
        onOpenChange={setAsking}
        open={asking}
        title={t("deleteAsk", { name })}
      />
    </>
  );
}
