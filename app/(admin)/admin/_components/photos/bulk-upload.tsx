import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TwoButtons } from "@/components/ui/two-buttons";
import { photosApi } from "@/lib/photos-client";
import type { PhotolessRecipe } from "@/lib/schemas/admin-items";
import { errorMessage } from "../use-confirmed";

type BulkUploadProps = { recipes: readonly PhotolessRecipe[]; onClose: () => void; onDone: () => void };
type Outcome = { id: string; ok: boolean; words: string };
type Running = { done: number; total: number; share: number; title: string };

/** Uploads one file for each recipe, one after the other, with a progress bar for all of them. */
export function BulkUpload({ recipes, onClose, onDone }: BulkUploadProps) {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [running, setRunning] = useState<Running | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const stop = useRef<AbortController | null>(null);

  async function start() {
    const control = new AbortController();
    stop.current = control;
    const chosen = recipes.flatMap((recipe) => {
      const file = files.get(recipe.id);
      return file ? [{ recipe, file }] : [];
    });
    const results: Outcome[] = [];
    for (const [done, { recipe, file }] of chosen.entries()) {
      if (control.signal.aborted) break;
      const at = { done, total: chosen.length, title: recipe.title };
      setRunning({ ...at, share: 0 });
      try {
        const onProgress = (share: number) => setRunning({ ...at, share });
        await photosApi.upload(recipe.id, file, { signal: control.signal, onProgress });
        results.push({ id: recipe.id, ok: true, words: "Photo uploaded successfully!" });
      } catch (error) {
        if (!control.signal.aborted)
          results.push({ id: recipe.id, ok: false, words: `Upload failed ${errorMessage(error, "")}` });
      }
      setOutcomes([...results]);
    }
    const sent = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    setFiles(new Map([...files].filter(([id]) => !sent.has(id))));
    setRunning(null);
  }
  const close = () => {
    stop.current?.abort();
    if (outcomes.some(({ ok }) => ok)) onDone();
    onClose();
  };
  return (
    <Dialog
      description="Choose a file for as many recipes as you like. JPEG, PNG or WebP, up to 10 MB each."
      onOpenChange={(open) => !open && close()}
      open
      title="Bulk upload"
      wide
    >
      <ul className="grid gap-3">
        {recipes.map((recipe) => {
          const outcome = outcomes.find(({ id }) => id === recipe.id);
          return (
            <li className="grid items-center gap-x-4 border-line border-b pb-3 tablet:grid-cols-2" key={recipe.id}>
              <label className="min-w-0 break-words font-semibold" htmlFor={`bulk-${recipe.id}`}>
                {recipe.title}
              </label>
              <Input
                accept="image/jpeg,image/png,image/webp"
                disabled={running !== null || outcome?.ok}
                id={`bulk-${recipe.id}`}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  const next = new Map(files);
                  if (file) next.set(recipe.id, file);
                  else next.delete(recipe.id);
                  setFiles(next);
                }}
                type="file"
              />
              {outcome && (
                <p className={outcome.ok ? "text-herb text-small" : "text-small text-tomato-ink"}>{outcome.words}</p>
              )}
            </li>
          );
        })}
      </ul>
      {/* Stays in sight beside fifty recipes: the progress, and the buttons to start and stop. */}
      <div className="sticky bottom-0 mt-4 grid gap-3 border-line border-t bg-raised py-3">
        {running && (
          <ProgressBar
            label="Sending the photos"
            max={100}
            value={Math.round(((running.done + running.share) / running.total) * 100)}
          />
        )}
        <p role="status">
          {running
            ? `${running.done} of ${running.total} sent, now ${running.title}`
            : outcomes.length > 0 && `${outcomes.filter(({ ok }) => ok).length} of ${outcomes.length} sent`}
        </p>
        <TwoButtons>
          <Button onClick={running ? () => stop.current?.abort() : close}>{running ? "Cancel" : "Close"}</Button>
          <Button busy={running !== null} disabled={files.size === 0} onClick={start} variant="primary">
            Upload {files.size} {files.size === 1 ? "photo" : "photos"}
          </Button>
        </TwoButtons>
      </div>
    </Dialog>
  );
}
