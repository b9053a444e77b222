"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { GrantList } from "@/components/sharing/grants";
import { LinkRow } from "@/components/sharing/link-row";
import { copyText } from "@/components/ui/copy-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { ApiError } from "@/lib/api-call";
import type { Say } from "@/lib/i18n/area";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";
import { recipeLinksText } from "@/messages/en/recipe-links";

type RecipeLinksProps = {
  /** Loads the links. Must keep its identity. */
  load: () => Promise<RecipeLinkWire[]>;
  /** The link that was just created, which is listed first. */
  made?: RecipeLinkWire | null;
};

/** The share links of recipes, with buttons to copy and revoke them. */
export function RecipeLinks({ load, made = null }: RecipeLinksProps) {
  const t = useText(recipeLinksText);
  const { loaded: links, reload, change } = useLoaded<RecipeLinkWire[]>(load);
  const [toRevoke, setAsked] = useState<RecipeLinkWire | null>(null);
  const { busy, run } = useTask();
  const toast = useToast();
  useEffect(() => {
    if (made) change((now) => [made, ...now.filter(({ id }) => id !== made.id)]);
  }, [made, change]);

  const revoke = ({ id }: RecipeLinkWire) =>
    run(
      "revoke",
      async () => {
        await recipeLinksApi.revoke(id);
        change((now) => now.filter((link) => link.id !== id));
        toast("success", t("linkRevoked"));
        setAsked(null);
      },
      (error) => {
        if (error instanceof ApiError && error.status === 404) change((now) => now.filter((link) => link.id !== id));
        else toast("error", t("linkNotRevoked"));
        setAsked(null);
      },
    );

  if (links === "loading") return <WaitingRows label={t("loadingTheLinks")} rows={1} />;
  if (links === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("recipeLinksNotLoaded")}>
        {t("linksUnchanged")}
      </ErrorState>
    );
  }
  return (
    <>
      {links.length === 0 && <p className="max-w-[60ch] text-ink-soft">{t("noRecipeLinks")}</p>}
      <GrantList>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            onCopy={() => void copyRecipeLink(link, toast, t)}
            onRevoke={() => setAsked(link)}
            what={link.title}
          />
        ))}
      </GrantList>
      <ConfirmDialog
        busy={busy}
        cancelLabel={t("keepIt")}
        confirmLabel={t("revokeLink")}
        description={t("revokeExplained", { title: toRevoke?.title ?? "" })}
        onConfirm={() => toRevoke && revoke(toRevoke)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={toRevoke !== null}
        title={t("revokeThisLink")}
      />
    </>
  );
}

export async function copyRecipeLink(
  { url }: RecipeLinkWire,
  toast: ReturnType<typeof useToast>,
  t: Say<typeof recipeLinksText>,
): Promise<void> {
  if (await copyText(url)) toast("success", t("linkCopiedToClipboard"));
  else window.prompt(t("copyLinkByHand"), url);
}
