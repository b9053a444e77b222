import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, TextField } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { photosApi } from "@/lib/photos-client";
import { errorMessage } from "../use-confirmed";

/** After an upload the next recipe appears. */
const NEXT_AFTER_MS = 1500;

type Upload =
  | { state: "idle" }
  | { state: "sending"; share: number }
  | { state: "done" }
  | { state: "failed"; why: string };

/** A file must be chosen before it can be sent. */
export function PhotoForm({ recipeId, onNext }: { recipeId: string; onNext: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [caption, setCaption] = useState("");
  const [isPrimary, setPrimary] = useState(true);
  const [upload, setUpload] = useState<Upload>({ state: "idle" });
  const sending = useRef<AbortController | null>(null);
  const next = useRef(onNext);
  next.current = onNext;
  const client = useQueryClient();

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (upload.state !== "done") return;
    const timer = setTimeout(() => next.current(), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [upload.state]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return;
    const control = new AbortController();
    sending.current = control;
    setUpload({ state: "sending", share: 0 });
    try {
      const photo = await photosApi.upload(recipeId, file, {
        signal: control.signal,
        onProgress: (share) => setUpload({ state: "sending", share }),
      });
      if (caption.trim()) await photosApi.setCaption(photo.id, caption.trim());
      if (isPrimary && !photo.is_primary) await photosApi.makeFirst(photo.id);
      await client.invalidateQueries({ queryKey: ["admin", "photos", recipeId] });
      setUpload({ state: "done" });
    } catch (error) {
      if (!control.signal.aborted) setUpload({ state: "failed", why: errorMessage(error, "") });
    }
  }
  const isSending = upload.state === "sending";
  return (
    <form className="grid gap-4 rounded-card border border-line bg-raised p-5" onSubmit={submit}>
      <Field hint="JPEG, PNG or WebP, up to 10 MB." label="Photo">
        {(control) => (
          <Input
            {...control}
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setUpload({ state: "idle" });
            }}
            type="file"
          />
        )}
      </Field>
      <TextField
        label="Caption"
        maxLength={200}
        onChange={(event) => setCaption(event.target.value)}
        optional
        value={caption}
      />
      <Checkbox checked={isPrimary} label="Primary photo" onChange={(event) => setPrimary(event.target.checked)} />
      {isSending && <ProgressBar label="Sending the photo" max={100} value={Math.round(upload.share * 100)} />}
      <p className={upload.state === "failed" ? "text-tomato-ink" : "text-ink-soft"} role="status">
        {isSending && `${Math.round(upload.share * 100)}% sent`}
        {upload.state === "done" && "Photo uploaded successfully!"}
        {upload.state === "failed" && `Upload failed. Please try again. ${upload.why}`}
      </p>
      <Button busy={isSending} disabled={!file || upload.state === "done"} type="submit" variant="primary">
        Upload photo
      </Button>
    </form>
  );
}
