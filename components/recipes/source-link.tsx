"use client";

import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipe-view.css";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { RecipeSource } from "@/components/recipes/web-links";
import { ConfirmDialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { PRODUCT_NAME } from "@/lib/product";

/** Asks before it leaves for the page that the recipe comes from, which opens in a new tab. */
export function SourceLink({ source }: { source: RecipeSource }) {
  const t = useText(recipesText);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    window.open(source.href, "_blank", "noopener,noreferrer");
  };
  return (
    <>
      <LinkButton aria-haspopup="dialog" className="recipe-source" onClick={() => setAsking(true)}>
        <ExternalLink size={18} />
        <span>
          <span className="sr">{t("source")} </span>
          {source.host}
        </span>
      </LinkButton>
      <ConfirmDialog
        cancelLabel={t("stayHere")}
        confirmLabel={t("openSource")}
        description={t.rich("thisRecipeComesFrom", {
          host: source.host,
          product_name: PRODUCT_NAME,
          b: (inside) => <b>{inside}</b>,
        })}
        onConfirm={leave}
        onOpenChange={setAsking}
        open={asking}
        title={t("leaveProductName", { product_name: PRODUCT_NAME })}
        tone="primary"
      />
    </>
  );
}
