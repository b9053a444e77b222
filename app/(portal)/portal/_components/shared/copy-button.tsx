"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "@/components/ui/copy-text";
import { useToast } from "@/components/ui/toast";

/** How long the button confirms the copying, in milliseconds. */
const SAID_MS = 2000;

type CopyButtonProps = {
  text: string;
  /** What is copied, for screen readers, for example "venue ID". */
  what: string;
  children?: string;
};

/** Copies a text and confirms that for two seconds, without changing its width. */
export function CopyButton({ text, what, children = "Copy" }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (await copyText(text)) setIsCopied(true);
    else toast("error", `The browser does not let us copy. The ${what} is: ${text}`);
  }
  return (
    <button
      className="inline-flex min-h-11 min-w-[100px] items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-[600] text-herb text-small hover:bg-sunk"
      onClick={copy}
      type="button"
    >
      {isCopied ? <Check size={18} /> : <Copy size={18} />}
      <span aria-live="polite">
        {isCopied ? "Copied" : children}
        {!isCopied && <span className="sr-only"> ({what})</span>}
      </span>
    </button>
  );
}
