"use client";

import "@/styles/sharing.css";
import { useEffect, useState } from "react";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { LinkRow } from "@/components/sharing/link-row";
import { copyText } from "@/components/ui/copy-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";

type RecipeLinksProps = {
  /** Must keep its identity. */
  load: () => Promise<RecipeLinkWire[]>;
  /** The one that was just made, which stands first. */
  made?: RecipeLinkWire | null;
};

/** Links to recipes: copied, and taken back here. */
export function RecipeLinks({ load, made = null }: RecipeLinksProps) {
  const { loaded: links, reload, change } = useLoaded<RecipeLinkWire[]>(load);
  const [asked, setAsked] = useState<RecipeLinkWire | null>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (made) change((now) => [made, ...now.filter(({ id }) => id !== made.id)]);
  }, [made, change]);

  async function revoke({ id }: RecipeLinkWire) {
    setBusy(true);
    try {
      await recipeLinksApi.revoke(id);
      change((now) => now.filter((link) => link.id !== id));
      toast("success", "Link revoked. It opens nothing any more.");
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) change((now) => now.filter((link) => link.id !== id));
      else toast("error", "The link could not be revoked and still opens your recipe. Please try again.");
    }
    setBusy(false);
    setAsked(null);
  }

  if (links === "loading") return <WaitingRows label="Loading the links" rows={1} />;
  if (links === "failed") {
    return (
      <ErrorState onRetry={reload} title="Failed to load the links">
        Nothing has changed: links that were open still are.
      </ErrorState>
    );
  }
  return (
    <>
      {links.length === 0 && <p className="settings-empty">Nobody can open a recipe of yours by a link.</p>}
      <ul className="grant-list">
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            onCopy={() => void copyRecipeLink(link, toast)}
            onRevoke={() => setAsked(link)}
            what={link.title}
          />
        ))}
      </ul>
      <ConfirmDialog
        busy={busy}
        cancelLabel="Keep it"
        confirmLabel="Revoke link"
        description={`Whoever has this link to ${asked?.title ?? ""} will find nothing there. Copies that people have kept stay theirs.`}
        onConfirm={() => asked && revoke(asked)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={asked !== null}
        title="Revoke this link?"
      />
    </>
  );
}

export async function copyRecipeLink({ url }: RecipeLinkWire, toast: ReturnType<typeof useToast>): Promise<void> {
  if (await copyText(url)) toast("success", "Link copied to clipboard!");
  else window.prompt("Copy this link to share the recipe:", url);
}
