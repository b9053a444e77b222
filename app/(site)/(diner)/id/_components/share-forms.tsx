"use client";

import { Copy, Download, Printer, ScanLine, Send } from "lucide-react";
import { useText } from "#use-text";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { hiddenRows, useRowsInWords } from "@/components/sharing/row-words";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { QrCode } from "@/components/ui/qr-code";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { type IdCardProfile, onlyRowsOfCard } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { shortAddressOf } from "@/lib/sharing/share-times";
import { card } from "@/messages/en/card";
import { myCard } from "@/messages/en/my-card";
import { shareAddress } from "./sharing/share-address";

type ShareFormsProps = { profile: IdCardProfile; link: ShareLinkWire; onScan: () => void; onOther: () => void };

/** One link as a code, an address, a picture and a print. */
export function ShareForms({ profile, link, onScan, onOther }: ShareFormsProps) {
  const t = useText(myCard);
  const cardText = useText(card);
  const momentInWords = useMomentInWords();
  const rowsInWords = useRowsInWords();
  const toast = useToast();
  const { busy, download } = useCardPicture(onlyRowsOfCard(profile, link.rows), hiddenRows(link.rows));
  const address = shortAddressOf(link.url, window.location.origin) ?? link.url;

  async function copy() {
    if (await copyText(address)) toast("success", t("shareLinkCopied"));
    else window.prompt(t("copyLinkByHand"), address);
  }

  return (
    <section aria-label={t("yourLink")} className="grid gap-4 tablet:grid-cols-[220px_minmax(0,1fr)] tablet:gap-6">
      <QrCode
        className="w-full max-w-[220px] justify-self-center rounded-card border border-solid border-line"
        label={t("qrOfLink")}
        text={address}
      />
      <div className="grid min-w-0 content-start gap-3">
        <p className="m-0" role="status">
          <b>{rowsInWords(link.rows)}.</b>{" "}
          {link.expires_at ? t("endsMomentinwords", { momentInWords: momentInWords(link.expires_at) }) : t("hasNoEnd")}
        </p>
        <p className="m-0 rounded-control bg-sunk px-3 py-2 font-mono text-small [overflow-wrap:anywhere]">{address}</p>
        <Button onClick={onScan} variant="primary" wide>
          <ScanLine size={20} />
          {t("scanMe")}
        </Button>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2 tablet:grid-cols-2">
          <Button onClick={copy} size="sm">
            <Copy size={18} />
            {t("copy")}
          </Button>
          <Button
            onClick={() => shareAddress(address, t("myProductDietaryId", { product: PRODUCT_NAME }), cardText)}
            size="sm"
          >
            <Send size={18} />
            {t("send")}
          </Button>
          <Button busy={busy} onClick={download} size="sm">
            <Download size={18} />
            {t("picture")}
          </Button>
          <Button onClick={() => window.print()} size="sm">
            <Printer size={18} />
            {t("print")}
          </Button>
        </div>
        <Button onClick={onOther} variant="text">
          {t("shareSomethingElse")}
        </Button>
      </div>
    </section>
  );
}
