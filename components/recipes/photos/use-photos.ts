"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import {
  chooseFiles,
  type FileEntry,
  PHOTOS_PER_RECIPE,
  type PhotoEntry,
  storedEntry,
  withStored,
} from "@/components/recipes/photos/photo-entries";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { photosApi } from "@/lib/photos-client";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { recipeFormText } from "@/messages/en/recipe-form";

type Recipe = Pick<RecipeWire, "id" | "photos">;

const errorMessage = (error: unknown): string => (error instanceof ApiError ? error.message : NO_DETAIL);

/**
 * The photos of a form. For an existing recipe they are uploaded one after the other as soon as they are chosen; for a
 * new one they wait for `sendWaiting`. The first one uploaded becomes the recipe's first photo.
 */
export function usePhotos(recipe: Recipe | null) {
  const t = useText(recipeFormText);
  const [entries, setEntries] = useState<PhotoEntry[]>(() => recipe?.photos.map(storedEntry) ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setSaid] = useState("");
  const known = useRef(entries);
  const line = useRef<Promise<void>>(Promise.resolve());
  const uploads = useRef(new Map<string, AbortController>());

  // The queue decides between renders what to send next, so the newest list is also kept in a ref.
  const write = (change: (entries: PhotoEntry[]) => PhotoEntry[]) => {
    known.current = change(known.current);
    setEntries(known.current);
  };
  const alter = (key: string, change: Partial<FileEntry>) =>
    write((all) => all.map((each) => (each.key === key && each.kind === "file" ? { ...each, ...change } : each)));
  const fileOf = (key: string) =>
    known.current.find((each): each is FileEntry => each.key === key && each.kind === "file");
  const drop = (key: string) => {
    const entry = fileOf(key);
    if (entry) URL.revokeObjectURL(entry.preview);
    write((all) => all.filter((each) => each.key !== key));
  };

  useEffect(
    () => () => {
      for (const sending of uploads.current.values()) sending.abort();
      for (const entry of known.current) if (entry.kind === "file") URL.revokeObjectURL(entry.preview);
    },
    [],
  );

  async function send(recipeId: string, key: string): Promise<void> {
    const entry = fileOf(key);
    if (entry?.state !== "waiting") return;
    const sending = new AbortController();
    uploads.current.set(key, sending);
    alter(key, { state: "sending", share: 0, problem: null });
    try {
      const photo = await photosApi.upload(recipeId, entry.file, {
        signal: sending.signal,
        onProgress: (share) => alter(key, { share }),
      });
      URL.revokeObjectURL(entry.preview);
      write((all) => all.map((each) => (each.key === key ? storedEntry(photo) : each)));
      setSaid(t("nameAdded", { name: entry.file.name }));
    } catch (error) {
      if (!sending.signal.aborted) alter(key, { state: "failed", problem: errorMessage(error) });
    } finally {
      uploads.current.delete(key);
    }
  }
  const queue = (recipeId: string, key: string) => {
    line.current = line.current.then(() => send(recipeId, key));
  };

  /** Runs a change on the server, then shows the server's list, because another photo may have become the first one. */
  async function change(work: (recipeId: string) => Promise<unknown>) {
    if (!recipe) return;
    setProblem(null);
    try {
      await work(recipe.id);
      const photos = await photosApi.list(recipe.id);
      write((all) => withStored(photos, all));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  }

  return {
    entries,
    problem,
    said: announcement,
    isSending: entries.some((entry) => entry.kind === "file" && entry.state !== "failed"),
    choose: (files: readonly File[]) => {
      const { taken, refused } = chooseFiles(files, PHOTOS_PER_RECIPE - known.current.length);
      setProblem(refused.map(t.known).join(" ") || null);
      const added = taken.map(toEntry);
      write((all) => [...all, ...added]);
      if (recipe) for (const { key } of added) queue(recipe.id, key);
    },
    retry: (key: string) => {
      alter(key, { state: "waiting", problem: null });
      if (recipe) queue(recipe.id, key);
    },
    /** Removes a file, even while it is being uploaded. */
    cancel: (key: string) => {
      uploads.current.get(key)?.abort();
      drop(key);
    },
    makeFirst: (entry: PhotoEntry) =>
      entry.kind === "stored"
        ? change(() => photosApi.makeFirst(entry.photo.id))
        : write((all) => [entry, ...all.filter(({ key }) => key !== entry.key)]),
    remove: (id: string) =>
      change(async () => {
        await photosApi.delete(id).catch((error: unknown) => {
          // 404: the photo is already deleted, which is just as good.
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        });
        setSaid(t("photoDeleted"));
      }),
    setCaption: (id: string, caption: string) =>
      change(() => photosApi.setCaption(id, caption.trim() === "" ? null : caption.trim())),
    /** Waits for running uploads. Resolves to false if one failed. */
    allSent: async (): Promise<boolean> => {
      await line.current;
      return known.current.every(({ kind }) => kind === "stored");
    },
    /** Uploads the waiting photos in their order. Resolves to false if one failed. */
    sendWaiting: async (recipeId: string): Promise<boolean> => {
      for (const { key } of [...known.current]) await send(recipeId, key);
      return known.current.every(({ kind }) => kind === "stored");
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

let chosen = 0;
const toEntry = (file: File): FileEntry => ({
  kind: "file",
  key: `file-${++chosen}`,
  file,
  preview: URL.createObjectURL(file),
  state: "waiting",
  share: 0,
  problem: null,
});
