"use client";

import { Copy, QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { useToast } from "@/components/ui/toast";
import { LINKS } from "@/lib/links";
import { readableTableCode } from "@/lib/tables/table-code";
import { tablesText } from "@/messages/en/tables";

/** Shows the code of the table, to be scanned, read aloud or sent. */
export function InviteDialog({ code }: { code: string }) {
  const t = useText(tablesText);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const spoken = readableTableCode(code);
  async function copy(text: string, success: string) {
    if (await copyText(text)) toast("success", success);
    else toast("error", t("notCopied", { spoken }));
  }
  const address = () => `${window.location.origin}${LINKS.together}/${code}`;
  return (
    <div className="grid grid-cols-1 gap-2.5 min-[340px]:grid-cols-2">
      <Button onClick={() => setOpen(true)}>
        <QrIcon size={20} />
        {t("invite")}
      </Button>
      <Button onClick={() => void copy(spoken, t("theCodeIsCopied"))}>
        <Copy size={20} />
        <span className="whitespace-nowrap">
          <span className="max-[419px]:sr-only">{t("code")}</span> {spoken}
        </span>
      </Button>
      <Dialog description={t("scanExplained")} onOpenChange={setOpen} open={isOpen} title={t("inviteToThisTable")}>
        <div className="grid justify-items-center gap-4">
          {isOpen && (
            <QrCode
              className="w-[min(70vw,320px)] rounded-card border border-line border-solid"
              label={t("qrOfTable")}
              text={address()}
            />
          )}
          <p className="m-0 font-serif text-step-4 tracking-wide">{spoken}</p>
          <Button onClick={() => void copy(address(), t("theLinkIsCopied"))} wide>
            <Copy size={20} />
            {t("copyTheLink")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
