"use client";

import { Bookmark } from "lucide-react";
import { type MouseEvent, useCallback, useState } from "react";
import { useText } from "#use-text";
import { bookmarklet } from "@/components/recipes/take/received-page";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { useToast } from "@/components/ui/toast";
import { PRODUCT_NAME } from "@/lib/product";
import { carryText } from "@/messages/en/carry";

/** The bookmarklet, to be dragged to the bookmarks bar, with instructions for adding it without dragging. */
export function BookmarkletLink() {
  const t = useText(carryText);
  const toast = useToast();
  const [isPressed, setPressed] = useState(false);
  // React refuses javascript: addresses, so it is set here. That is safe, because it contains no user input.
  const arm = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarklet(window.location.origin));
  }, []);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  const copy = async () => {
    const code = bookmarklet(window.location.origin);
    if (await copyText(code)) toast("success", t("bookmarkCopied"));
    else window.prompt(t("bookmarkByHand"), code);
  };
  return (
    <div className="grid gap-3">
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it must be a link to be dragged; when pressed, it explains that */}
        <a
          className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-ink border-dashed bg-raised px-4 font-semibold text-ink no-underline"
          href="#bookmarklet"
          onClick={onClick}
          ref={arm}
        >
          <Bookmark aria-hidden="true" size={18} />
          {t("toProductName", { product_name: PRODUCT_NAME })}
        </a>
      </p>
      <p role="status">{isPressed && t("dragBookmark")}</p>
      <ol className="m-0 grid list-decimal gap-1 ps-5">
        <li>{t("showBookmarkBar")}</li>
        <li>{t("dragButtonToBar")}</li>
        <li>{t("pressOnPage")}</li>
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()} size="sm">
          {t("copyItsAddressInstead")}
        </Button>
        <span className="text-ink-soft text-small">{t("shareFromPhone", { product_name: PRODUCT_NAME })}</span>
      </div>
    </div>
  );
}
