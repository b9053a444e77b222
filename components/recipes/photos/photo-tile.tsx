"use client";

import "@/styles/photos.css";
import { RotateCw, Star, Trash2 } from "lucide-react";
import { useState } from "react";
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

const SIZES = "(min-width: 700px) 260px, 50vw";

type PhotoTileProps = { entry: PhotoEntry; number: number; isFirst: boolean; photos: Photos };

/** One photo: which it is, how far it has come, and what can be done with it. */
export function PhotoTile({ entry, number, isFirst, photos }: PhotoTileProps) {
  const name = `photo ${number}`;
  const mayLead = !isFirst && (entry.kind === "stored" || entry.state === "waiting");
  return (
    <li className="form-photo">
      <div className="form-photo-frame">
        {/* biome-ignore lint/performance/noImgElement: photos come in their widths already, or are files of this tab */}
        <img
          {...(entry.kind === "stored" ? photoAttributes(entry.photo, SIZES) : { src: entry.preview })}
          alt={entry.kind === "stored" ? (entry.photo.caption ?? `Photo ${number}`) : entry.file.name}
          decoding="async"
        />
        {isFirst && <Tag>First photo</Tag>}
      </div>
      {entry.kind === "file" && <Sending entry={entry} name={name} onRetry={() => photos.retry(entry.key)} />}
      {entry.kind === "stored" && (
        <StoredCaption
          caption={entry.photo.caption}
          name={name}
          onChange={(caption) => photos.setCaption(entry.photo.id, caption)}
        />
      )}
      <div className="form-photo-acts">
        {mayLead && (
          <Button aria-label={`Make first: ${name}`} onClick={() => photos.makeFirst(entry)} size="sm" variant="text">
            <Star size={18} />
            Make first
          </Button>
        )}
        {entry.kind === "stored" ? (
          <DeletePhoto name={name} onDelete={() => photos.remove(entry.photo.id)} />
        ) : (
          <IconButton label={`Remove ${name}`} onClick={() => photos.cancel(entry.key)}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
    </li>
  );
}

function Sending({ entry, name, onRetry }: { entry: FileEntry; name: string; onRetry: () => void }) {
  if (entry.state === "failed") {
    return (
      <div className="form-photo-problem">
        <FieldError error={entry.problem} id={`${entry.key}-problem`} />
        <Button aria-label={`Try again: ${name}`} onClick={onRetry} size="sm">
          <RotateCw size={18} />
          Try again
        </Button>
      </div>
    );
  }
  if (entry.state === "waiting") return <p className="soft small">Not sent yet</p>;
  const percent = Math.round(entry.share * 100);
  return (
    <div>
      <ProgressBar label={`Sending ${name}`} max={100} value={percent} />
      <p className="soft small num">{percent < 100 ? `Sending, ${percent} %` : "Preparing"}</p>
    </div>
  );
}

function DeletePhoto({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onDelete();
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <IconButton aria-haspopup="dialog" label={`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trash2 size={20} />
      </IconButton>
      <ConfirmDialog
        busy={busy}
        confirmLabel="Delete"
        description="It is deleted for good, in every size. The recipe stays as it is."
        onConfirm={() => void remove()}
        onOpenChange={setAsking}
        open={asking}
        title={`Delete ${name}?`}
      />
    </>
  );
}
