"use client";

import { Camera } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { useText } from "#use-text";
import { Avatar } from "@/components/brand/avatar";
import { fileProblem, PHOTO_TYPES } from "@/components/recipes/photos/photo-entries";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { pictureApi } from "@/lib/picture-client";
import type { UserWire } from "@/lib/schemas/auth";
import { settings } from "@/messages/en/settings";

/** The person's picture, and whether people with a share link see it. At first nobody does. */
export function OwnPicture({ user }: { user: UserWire }) {
  const t = useText(settings);
  const { busy, run } = useTask();
  const [asks, setAsks] = useState(false);
  // The chosen state, until the page has the server's answer.
  const [tapped, setTapped] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const toast = useToast();

  const change = (send: () => Promise<unknown>, done: string, failed: string) =>
    run(
      "change",
      async () => {
        await send();
        router.refresh(); // all screens read the picture from the server
        toast("success", done);
      },
      (error) => {
        setTapped(null);
        toast("error", failureOf(error, failed));
      },
    );

  function remove() {
    setTapped(null);
    void change(() => pictureApi.remove(), t("yourPictureIsDeleted"), t("pictureNotRemoved"));
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = ""; // so that the same file can be chosen again
    if (!file) return;
    const why = fileProblem(file);
    if (why) return toast("error", why);
    void change(() => pictureApi.set(file), t("yourPictureIsSaved"), t("pictureFailed"));
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar picture={user.picture} printId={user.id} size={72} />
        <input
          accept={PHOTO_TYPES.join()}
          aria-label={t("pictureFile")}
          className="sr-only"
          onChange={choose}
          ref={input}
          tabIndex={-1}
          type="file"
        />
        <Button busy={busy} onClick={() => input.current?.click()}>
          <Camera size={18} />
          {user.picture ? t("changePicture") : t("addAPicture")}
        </Button>
        {user.picture && (
          <Button disabled={busy} onClick={() => setAsks(true)} variant="text">
            {t("deletePicture")}
          </Button>
        )}
      </div>
      {user.picture && (
        <Checkbox
          checked={tapped ?? user.shows_picture === true}
          disabled={busy}
          label={t("showPictureToAll")}
          onChange={(event) => {
            const isShown = event.target.checked;
            setTapped(isShown);
            void change(
              () => pictureApi.show(isShown),
              isShown ? t("pictureShown") : t("pictureHidden"),
              t("nothingChangedRetry"),
            );
          }}
        />
      )}
      <ConfirmDialog
        confirmLabel={t("deletePicture")}
        description={t("pictureDeletion")}
        onConfirm={remove}
        onOpenChange={setAsks}
        open={asks}
        title={t("deleteYourPicture")}
      />
    </div>
  );
}
