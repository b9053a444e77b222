"use client";

import { Copy, Download, Printer, ScanLine, Send } from "lucide-react";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { QrCode } from "@/components/my-card/qr-code";
import { hiddenRows, rowsInWords } from "@/components/sharing/row-words";
import { shareAddress } from "@/components/sharing/share-address";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { useToast } from "@/components/ui/toast";
import { momentInWords } from "@/components/visits/visit-words";
import { type IdCardProfile, onlyRowsOfCard } from "@/lib/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { shortAddressOf } from "@/lib/sharing/share-times";

type ShareFormsProps = { profile: IdCardProfile; link: ShareLinkWire; onScan: () => void; onOther: () => void };

/** One link as a code, an address, a picture and a print. */
export function ShareForms({ profile, link, onScan, onOther }: ShareFormsProps) {
  const toast = useToast();
  const { busy, download } = useCardPicture(onlyRowsOfCard(profile, link.rows), hiddenRows(link.rows));
  const address = shortAddressOf(link.url, window.location.origin) ?? link.url;

  async function copy() {
    if (await copyText(address)) toast("success", "Share link copied to clipboard!");
    else window.prompt("Copy this link to share your ID:", address);
  }

  return (
    <section aria-label="Your link" className="grid gap-4 tablet:grid-cols-[220px_minmax(0,1fr)] tablet:gap-6">
      <QrCode
        className="w-full max-w-[220px] justify-self-center rounded-card border border-solid border-line"
        label="QR code of your link"
        text={address}
      />
      <div className="grid min-w-0 content-start gap-3">
        <p className="m-0" role="status">
          <b>{rowsInWords(link.rows)}.</b>{" "}
          {link.expires_at ? `Ends ${momentInWords(link.expires_at)}.` : "Open until you revoke it."}
        </p>
        <p className="m-0 rounded-control bg-sunk px-3 py-2 font-mono text-small [overflow-wrap:anywhere]">{address}</p>
        <div className="grid gap-2 tablet:grid-cols-2">
          <Button onClick={copy} size="sm">
            <Copy size={18} />
            Copy
          </Button>
          <Button onClick={() => shareAddress(address, `My ${PRODUCT_NAME} dietary ID`)} size="sm">
            <Send size={18} />
            Send
          </Button>
          <Button busy={busy} onClick={download} size="sm">
            <Download size={18} />
            Picture
          </Button>
          <Button onClick={() => window.print()} size="sm">
            <Printer size={18} />
            Print
          </Button>
        </div>
        <Button onClick={onScan} variant="primary" wide>
          <ScanLine size={20} />
          Scan me
        </Button>
        <Button onClick={onOther} variant="text">
          Share something else
        </Button>
      </div>
    </section>
  );
}
