"use client";

import { Download, Palette, Printer, Signpost } from "lucide-react";
import { useEffect, useState } from "react";
import { Guilloche } from "@/components/brand/guilloche";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { type QrFormat, qrPath } from "@/lib/venues/codes";
import { CopyButton } from "../shared/copy-button";
import { CodeLookDialog, lookParameters, useCodeLook } from "./code-look-dialog";
import { PrintAlone } from "./print-alone";

type QrPanelProps = {
  name: string;
  place: { venueId: string; locationId?: string };
  /** The address in the code, which an NFC tag should hold too. */
  url: string;
  onRepoint?: (() => void) | undefined;
};

/** The QR code of a venue or location, to save or print, and its address for an NFC tag. */
export function QrPanel({ name, place, url, onRepoint }: QrPanelProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isStyling, setIsStyling] = useState(false);
  const look = useCodeLook(place.venueId);
  const drawn = look.data ? `?${lookParameters(look.data)}` : "";
  const picture = `${qrPath(place, "svg")}${drawn}`;
  return (
    <section
      aria-label={`QR code of ${name}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 tablet:grid-cols-[232px_minmax(0,1fr)] full:grid-cols-[minmax(0,1fr)]"
    >
      <div className="relative grid justify-items-center gap-3 overflow-hidden rounded-card border border-line bg-page px-5 pt-5 pb-4">
        <Guilloche height={300} width={300} />
        {failed === picture ? (
          <p className="relative grid aspect-square w-[190px] place-items-center text-center">QR code not available</p>
        ) : (
          // biome-ignore lint/performance/noImgElement: the server draws this picture, at one size for all screens
          <img
            alt={`QR code of ${name}`}
            className="relative w-[190px] rounded-label"
            height={190}
            onError={() => setFailed(picture)}
            src={picture}
            width={190}
          />
        )}
        <p className="relative text-center font-serif text-step-2 first-letter:uppercase wrap-anywhere">{name}</p>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p className="text-ink-soft text-small">
          Rename it and the printed code goes on working.{onRepoint && " Re-point it when the furniture moves."}
        </p>
        <div className="grid grid-cols-2 gap-2">
          <FileLink drawn={drawn} format="svg" name={name} place={place} />
          <FileLink drawn={drawn} format="png" name={name} place={place} />
          <Button onClick={() => setIsPrinting(true)} size="sm">
            <Printer size={18} />
            Print
          </Button>
          <Button onClick={() => setIsStyling(true)} size="sm">
            <Palette size={18} />
            Look
          </Button>
          {onRepoint && (
            <Button onClick={onRepoint} size="sm">
              <Signpost size={18} />
              Re-point
            </Button>
          )}
        </div>
        <div>
          <p className="font-[620] text-small" id="nfc-address">
            Address for an NFC tag
          </p>
          <div className="mt-1 flex items-center rounded-control border-[1.5px] border-control bg-raised">
            <input
              aria-labelledby="nfc-address"
              className="code min-h-11 min-w-0 flex-1 bg-transparent px-3 text-small text-ellipsis"
              readOnly
              value={url}
            />
            <CopyButton text={url} what="address for an NFC tag" />
          </div>
        </div>
      </div>
      <PrintDialog drawn={drawn} name={name} onOpenChange={setIsPrinting} open={isPrinting} place={place} />
      <CodeLookDialog name={name} onOpenChange={setIsStyling} open={isStyling} venueId={place.venueId} />
    </section>
  );
}

/** `drawn`: the parameters of the look, with their question mark; empty until it is known. */
type FileLinkProps = Pick<QrPanelProps, "name" | "place"> & { format: QrFormat; drawn: string };

function FileLink({ format, name, place, drawn }: FileLinkProps) {
  return (
    <ButtonAnchor
      aria-label={`Download ${format.toUpperCase()} of ${name}`}
      variant="quiet"
      size="sm"
      download
      href={`${qrPath(place, format)}${drawn || "?"}&download`}
    >
      <Download size={18} />
      {format.toUpperCase()}
    </ButtonAnchor>
  );
}

type PrintDialogProps = Pick<QrPanelProps, "name" | "place"> & {
  drawn: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function PrintDialog({ open, onOpenChange, name, place, drawn }: PrintDialogProps) {
  const [format, setFormat] = useState<QrFormat>("svg");
  const [isReady, setIsReady] = useState(false);
  const [isConfirming, setAsked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const print = () => setAsked(true);
  // Prints only after the picture is loaded.
  useEffect(() => {
    if (!isConfirming || !isReady) return;
    setAsked(false);
    window.print();
  }, [isConfirming, isReady]);
  return (
    <Dialog
      description="One code on a page, at most 300 pixels wide. For all tables at once, use the print sheet."
      onOpenChange={onOpenChange}
      open={open}
      title={`Print the code of ${name}`}
    >
      <div className="grid gap-5">
        <SegmentedControl
          label="Format"
          onChange={(next) => {
            setIsReady(false);
            setHasFailed(false);
            setFormat(next);
          }}
          options={[
            { value: "svg", label: "SVG" },
            { value: "png", label: "PNG" },
          ]}
          value={format}
        />
        {hasFailed && <p role="alert">QR code not available</p>}
        <Button busy={isConfirming} disabled={hasFailed} onClick={print} variant="primary">
          <Printer size={18} />
          Print
        </Button>
      </div>
      {open && (
        <PrintAlone>
          <div className="grid justify-items-center gap-4 p-8 text-center">
            {/* biome-ignore lint/performance/noImgElement: printed as it is drawn */}
            <img
              alt=""
              className="w-full max-w-[300px]"
              onError={() => {
                setAsked(false);
                setHasFailed(true);
              }}
              onLoad={() => setIsReady(true)}
              src={`${qrPath(place, format)}${drawn}`}
            />
            <p className="font-serif text-step-3 first-letter:uppercase">{name}</p>
          </div>
        </PrintAlone>
      )}
    </Dialog>
  );
}
