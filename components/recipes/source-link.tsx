"use client";

import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import type { RecipeSource } from "@/components/recipes/web-links";
import { ConfirmDialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { PRODUCT_NAME } from "@/lib/product";
import { recipesText } from "@/messages/en/recipes";

/** A link to the page that the recipe comes from. It asks first, and opens the page in a new tab. */
export function SourceLink({ source }: { source: RecipeSource }) {
  const t = useText(recipesText);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    window.open(source.href, "_blank", "noopener,noreferrer");
  };
  return (
    <>
      <LinkButton
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-1.75"
        onClick={() => setAsking(true)}
      >
        <ExternalLink size={18} />
        <span>
          <span className="sr-only">{t("source")} </span>
          {source.host}
        </span>
      </LinkButton>
      <ConfirmDialog
        cancelLabel={t("stayHere")}
        confirmLabel={t("openSource")}
        description={t.rich("leavingFor", {
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
