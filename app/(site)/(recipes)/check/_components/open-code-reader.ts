import { upcAOf } from "@/lib/products/gtin";
import type { ScanAnswer, ScannedCode, ScanQuestion } from "@/lib/products/scan-messages";

/** Reads the codes in the picture of a camera; null if it cannot read at all. */
export type CodeReader = { read: (video: HTMLVideoElement) => Promise<string[] | null>; close: () => void };

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api, which TypeScript does not know. */
type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string; format: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e", "data_matrix", "qr_code"];
/** Bars need no more, and a larger picture takes longer to read. */
const WIDEST = 1280;

/** The browser's own reader where it reads all that is printed on food, or else the one that we ship. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? shippedReader();
}

async function ownReader(): Promise<CodeReader | null> {
  const BarcodeDetector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!BarcodeDetector) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!["ean_13", "ean_8", "upc_a"].every((format) => supported.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return {
    read: async (video) =>
      textsOf(
        (await detector.detect(video)).map(({ rawValue: text, format }) => ({ text, isUpcE: format === "upc_e" })),
      ),
    close: () => undefined,
  };
}

const textsOf = (codes: readonly ScannedCode[]): string[] =>
  codes.map(({ text, isUpcE }) => (isUpcE ? upcAOf(text) : text));

function shippedReader(): CodeReader {
  // A file of public/, which the bundler must leave alone.
  const worker = new Worker(/* turbopackIgnore: true */ "/scan/worker.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let id = 0;
  const read = (video: HTMLVideoElement): Promise<string[] | null> => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return Promise.resolve(context ? [] : null);
    const scale = Math.min(1, WIDEST / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    id += 1;
    const question: ScanQuestion = { id, picture };
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) => {
        if (data.id === question.id) resolve(data.codes && textsOf(data.codes));
      };
      worker.onerror = () => resolve(null);
      worker.postMessage(question, [picture.data.buffer]);
    });
  };
  return { read, close: () => worker.terminate() };
}
