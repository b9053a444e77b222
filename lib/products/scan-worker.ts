import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import type { ScanAnswer, ScanQuestion } from "./scan-messages";

/**
 * Reads barcodes in pictures, beside the page: for browsers without a BarcodeDetector of their own. Built into
 * public/scan/worker.js, because only there may WebAssembly be compiled (next.config.mjs).
 */
prepareZXingModule({ overrides: { locateFile: () => "/scan/reader.wasm" } });

const OPTIONS: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE", "DataMatrix", "QRCode"],
  maxNumberOfSymbols: 4,
  tryHarder: true,
};

const answer = (message: ScanAnswer) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ScanQuestion>) => {
  try {
    const found = await readBarcodes(data.picture, OPTIONS);
    answer({ id: data.id, codes: found.map(({ text, format }) => ({ text, isUpcE: format === "UPCE" })) });
  } catch {
    answer({ id: data.id, codes: null });
  }
});
