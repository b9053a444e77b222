"use client";

import { Bookmark } from "lucide-react";
import { type MouseEvent, useCallback, useState } from "react";
import { bookmarklet } from "@/components/recipes/take/taken-page";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { useToast } from "@/components/ui/toast";
import { PRODUCT_NAME } from "@/lib/product";

/** The bookmarklet to be dragged to the bar of bookmarks, and how it gets there without dragging. */
export function BookmarkletLink() {
  const toast = useToast();
  const [isPressed, setPressed] = useState(false);
  // React sets no such address itself: it is ours, of nothing that anybody sent.
  const arm = useCallback((link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarklet(window.location.origin));
  }, []);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  const copy = async () => {
    const code = bookmarklet(window.location.origin);
    if (await copyText(code)) toast("success", "Copied. Make a bookmark and paste it as its address.");
    else window.prompt("Make a bookmark with this address:", code);
  };
  return (
    <div className="grid gap-3">
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it is dragged, as a link; pressed here, it says so */}
        <a
          className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-ink border-dashed bg-raised px-4 font-semibold text-ink no-underline"
          href="#bookmarklet"
          onClick={onClick}
          ref={arm}
        >
          <Bookmark aria-hidden="true" size={18} />
          To {PRODUCT_NAME}
        </a>
      </p>
      <p role="status">{isPressed && "Drag it to your bar of bookmarks: it works on other pages, not on this one."}</p>
      <ol className="m-0 grid gap-1 pl-5">
        <li>Show the bar of bookmarks: Ctrl+Shift+B, on a Mac ⌘+Shift+B.</li>
        <li>Drag the button above to it.</li>
        <li>On a page with a recipe, press it. You see what it found before anything is imported.</li>
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()} size="sm">
          Copy its address instead
        </Button>
        <span className="text-ink-soft text-small">
          On a phone with {PRODUCT_NAME} on its home screen, share a page to it from the browser's menu.
        </span>
      </div>
    </div>
  );
}
