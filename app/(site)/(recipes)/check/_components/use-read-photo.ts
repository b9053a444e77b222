import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { shrinkPhoto } from "@/components/recipes/photos/shrink-photo";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { wholeLocale } from "@/lib/i18n/locales";
import type { ReadLabelForm, ReadLabelWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";

/** Has the words on a photo read. `preview`: the photo as this device holds it. */
export function useReadPhoto(shows: ReadLabelForm["shows"], onRead: (read: ReadLabelWire) => void) {
  const t = useText(checkFood);
  const { run, busy, cancel } = useTask();
  const [problem, setProblem] = useState<string | null>(null);
  const { preview, show } = usePreview();
  const choose = (file: File) =>
    void run(
      "read",
      async (signal) => {
        setProblem(null);
        show(file);
        const photo = await shrinkPhoto(file);
        const picture = new File([photo], shows, { type: photo.type });
        const answer = await foodChecks.readPhoto({ file: picture, language: wholeLocale(t.locale), shows }, signal);
        if (!signal.aborted) onRead(answer);
      },
      (failure) => {
        const isUnopened = failure instanceof ApiError && failure.status === 415;
        setProblem(isUnopened ? t("notOpened") : failureOf(failure, NO_DETAIL));
      },
    );
  return { choose, cancel, isBusy: Boolean(busy), problem, preview, forget: () => show(null) };
}

function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const show = (file: Blob | null) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = file && URL.createObjectURL(file);
    setPreview(shown.current);
  };
  useEffect(
    () => () => {
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );
  return { preview, show };
}
