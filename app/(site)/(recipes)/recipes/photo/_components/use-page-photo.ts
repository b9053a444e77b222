import { useEffect, useRef, useState } from "react";
import { forgetDraft, readDraft, writeDraft } from "@/components/recipes/form/stored-draft";
import { shrinkPhoto } from "@/components/recipes/photos/shrink-photo";
import { useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { WholeLocale } from "@/lib/i18n/locales";
import { keepMarks, keptMarks, type ReadDraft, toReadDraft } from "./read-draft";

/** The id under which the tab stores the draft that is being corrected. */
export const PHOTO_DRAFT = "photo";

export type Reading =
  | { at: "choose" }
  | { at: "reading"; preview: string }
  | { at: "check"; read: ReadDraft; preview: string | null };

/** Sends a photo to text recognition, and stores the result in this tab until it is saved or discarded. */
export function usePagePhoto(language: WholeLocale) {
  const [reading, setReading] = useState<Reading>({ at: "choose" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnopened, setUnopened] = useState(false);
  const { run, cancel } = useTask();
  const preview = useRef<string | null>(null);

  const show = (file: Blob | null): string => {
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = file && URL.createObjectURL(file);
    return preview.current ?? "";
  };

  // The server cannot read the browser's storage, so the stored draft is shown after the first paint.
  useEffect(() => {
    const [draft, marks] = [readDraft(PHOTO_DRAFT), keptMarks()];
    if (draft && marks) setReading({ at: "check", read: { ...marks, draft }, preview: null });
    return () => {
      cancel();
      if (preview.current) URL.revokeObjectURL(preview.current);
    };
  }, [cancel]);

  const chooseAgain = () => {
    show(null);
    setReading({ at: "choose" });
  };
  const choose = (file: File) =>
    run(
      "read",
      async (signal) => {
        setProblem(null);
        setUnopened(false);
        setReading({ at: "reading", preview: show(file) });
        const photo = await shrinkPhoto(file);
        const page = new File([photo], "page", { type: photo.type });
        const answer = await api.readPagePhoto({ file: page, language }, signal);
        if (signal.aborted) return;
        const read = toReadDraft(answer);
        writeDraft(PHOTO_DRAFT, read.draft);
        keepMarks(read);
        setReading({ at: "check", read, preview: preview.current });
      },
      (error) => {
        chooseAgain();
        setUnopened(error instanceof ApiError && error.status === 415);
        setProblem(error instanceof ApiError ? error.message : NO_DETAIL);
      },
    );

  const cancelReading = () => {
    cancel();
    chooseAgain();
  };

  const settle = (key: string) =>
    setReading((now) => {
      if (now.at !== "check") return now;
      const read = { ...now.read, settled: [...now.read.settled, key] };
      keepMarks(read);
      return { ...now, read };
    });

  const forget = () => {
    keepMarks(null);
    forgetDraft(PHOTO_DRAFT);
  };
  const discard = () => {
    forget();
    chooseAgain();
  };

  return { reading, problem, isUnopened, choose, cancel: cancelReading, settle, forget, discard };
}
