"use client";

import "@/styles/recipe-view.css";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { RecipeSource } from "@/components/recipes/web-links";
import { ConfirmDialog } from "@/components/ui/dialog";
import { PRODUCT_NAME } from "@/lib/product";

/** Asks before it leaves for the page that the recipe comes from, which opens in a new tab. */
export function SourceLink({ source }: { source: RecipeSource }) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    window.open(source.href, "_blank", "noopener,noreferrer");
  };
  return (
    <>
      <button aria-haspopup="dialog" className="link-btn recipe-source" onClick={() => setAsking(true)} type="button">
        <ExternalLink size={18} />
        <span>
          <span className="sr">Source: </span>
          {source.host}
        </span>
      </button>
      <ConfirmDialog
        cancelLabel="Stay here"
        confirmLabel="Open source"
        description={
          <>
            This recipe comes from <b>{source.host}</b>, which is not part of {PRODUCT_NAME}. It opens in a new tab, and
            this page stays open.
          </>
        }
        onConfirm={leave}
        onOpenChange={setAsking}
        open={asking}
        title={`Leave ${PRODUCT_NAME}?`}
        tone="primary"
      />
    </>
  );
}
