"use client";

import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { saveFile } from "@/components/ui/save-file";
import { useToast } from "@/components/ui/toast";
import { PRODUCT_NAME } from "@/lib/product";

type Props = { codes: readonly string[]; onKept: () => void };

/** Shown this once: the server keeps only what tells them again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => heading.current?.focus(), []);

  const text = [`Recovery codes of my ${PRODUCT_NAME} account, each works once:`, "", ...codes, ""].join("\n");
  async function copy() {
    if (await copyText(text)) toast("success", "Recovery codes copied");
    else toast("error", "The browser did not let us copy. Please write them down.");
  }
  return (
    <div className="grid gap-3">
      <h3 className="m-0" ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h3>
      <p className="m-0">
        Two-step sign-in is on. Each code signs you in once when the phone is lost. They are not shown again.
      </p>
      <ul className="m-0 grid list-none gap-2 rounded-control border border-line bg-sunk p-4 tablet:grid-cols-2">
        {codes.map((code) => (
          <li className="code" key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy size={18} />
          Copy
        </Button>
        <Button onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}>
          <Download size={18} />
          Save as a file
        </Button>
        <Button onClick={onKept} variant="primary">
          I have kept them
        </Button>
      </div>
    </div>
  );
}
