"use client";

import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { saveFile } from "@/components/ui/save-file";
import { useToast } from "@/components/ui/toast";
import { PRODUCT_NAME } from "@/lib/product";
import { settings } from "@/messages/en/settings";

type Props = { codes: readonly string[]; onKept: () => void };

/** Shown only once, because the server stores only hashes of the codes. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useText(settings);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useEffect(() => heading.current?.focus(), []);

  const text = [t("recoveryCodesTitle", { product: PRODUCT_NAME }), "", ...codes, ""].join("\n");
  async function copy() {
    if (await copyText(text)) toast("success", t("recoveryCodesCopied"));
    else toast("error", t("notCopied"));
  }
  return (
    <div className="grid gap-3">
      <h3 className="m-0" ref={heading} tabIndex={-1}>
        {t("keepTheseRecoveryCodes")}
      </h3>
      <p className="m-0">{t("secondFactorOnCodes")}</p>
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
          {t("copy")}
        </Button>
        <Button onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}>
          <Download size={18} />
          {t("saveAsAFile")}
        </Button>
        <Button onClick={onKept} variant="primary">
          {t("iHaveKeptThem")}
        </Button>
      </div>
    </div>
  );
}
