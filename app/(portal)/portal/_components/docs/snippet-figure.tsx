"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { Snippet } from "@/lib/portal/snippets";

const COPIED_MS = 2000;

/** A snippet to copy, with the reader's own client id highlighted. */
export function SnippetFigure({ snippet, yours }: { snippet: Snippet; yours: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(snippet.text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const parts = snippet.text.split(yours);
  return (
    <figure className="my-4 overflow-hidden rounded-card border border-line border-s-[3px] border-s-herb bg-raised">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b bg-sunk ps-4">
        <span className="font-mono text-ink-soft text-small">{snippet.file}</span>
        <button
          aria-label={`Copy ${snippet.file}`}
          className="inline-flex min-h-11 w-28 cursor-pointer items-center justify-center gap-2 text-small"
          onClick={copy}
          type="button"
        >
          {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
        </button>
      </figcaption>
      {/* No region: several snippets of a page are of one file, and regions would need names of their own. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div
        aria-label={snippet.file}
        className="relative overflow-x-auto p-4 font-mono text-small"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        tabIndex={0}
      >
        <pre>
          <code>
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
              <span key={index}>
                {index > 0 && (
                  <mark className="border-saffron border-b-2 bg-transparent font-[650] text-ink">{yours}</mark>
                )}
                {part}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </figure>
  );
}
