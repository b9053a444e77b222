import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { findGutter, type Gutter } from "./columns";
import type { Box, PageLanguage, ReadLine, ReadWord } from "./page-text";

/** The part of tesseract's module that we use. It has no network, and sees only files that we write into it. */
type Tesseract = {
  FS: { writeFile: (name: string, bytes: Uint8Array) => void; unlink: (name: string) => void };
  TessBaseAPI: new () => TesseractApi;
};
type TesseractApi = {
  /** Returns 0 on success. */
  Init: (folder: null, language: string, engine: number) => number;
  SetVariable: (name: string, value: string) => boolean;
  /** Reads /input, rotated by `radians`; returns 1 on failure. */
  SetImageFile: (orientation: number, radians: number) => number;
  SetRectangle: (left: number, top: number, width: number, height: number) => void;
  FindLines: () => void;
  GetGradient: () => number;
  Recognize: (monitor: null) => number;
  GetJSONText: () => string;
};

type Letter = { confidence: number };
type Word = { text: string; bbox: Box; confidence: number; symbols: Letter[] };
type Line = { bbox: Box; words: Word[] };
type Block = { paragraphs: { lines: Line[] }[] | null };

/** The three-letter code in the file name of each language's data. */
const DATA: Record<PageLanguage, string> = { en: "eng", de: "deu", fr: "fra" };
/** Tesseract's settings: the neural engine only, and automatic detection of columns. */
const LSTM_ONLY = 1;
const AUTO_SEGMENTATION = "3";
/** In radians: a page that is less askew is not rotated. */
const STRAIGHT = 0.004;
/** The margin in pixels around a column, so that no letter is cut. */
const MARGIN = 12;

const require = createRequire(path.join(process.cwd(), "package.json"));
let core: Promise<Tesseract> | undefined;
const apis = new Map<PageLanguage, TesseractApi>();

/** Without this, tesseract prints messages about each picture to the standard output. */
const silent = (): void => undefined;

function load(): Promise<Tesseract> {
  const start = require("tesseract.js-core/tesseract-core-simd-lstm.js") as (options: object) => Promise<Tesseract>;
  core ??= start({ print: silent, printErr: silent, TesseractProgress: silent });
  return core;
}

async function apiOf(language: PageLanguage): Promise<TesseractApi> {
  const existing = apis.get(language);
  if (existing) return existing;
  const { FS, TessBaseAPI } = await load();
  const code = DATA[language];
  const file = require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`);
  FS.writeFile(`${code}.traineddata`, gunzipSync(readFileSync(file)));
  const api = new TessBaseAPI();
  if (api.Init(null, code, LSTM_ONLY) !== 0) throw new Error(`The data of ${code} could not be read.`);
  api.SetVariable("tessedit_pageseg_mode", AUTO_SEGMENTATION);
  apis.set(language, api);
  return api;
}

export type Prepared = { readonly png: Uint8Array; readonly width: number; readonly height: number };

/**
 * The lines of a prepared picture (prepare-page.ts), after straightening it. If it has two columns, the lines of one
 * follow those of the other.
 */
export async function recogniseText({ png, width, height }: Prepared, language: PageLanguage): Promise<ReadLine[]> {
  const api = await apiOf(language);
  const { FS } = await load();
  FS.writeFile("/input", png);
  try {
    if (api.SetImageFile(1, 0) === 1) throw new Error("The prepared picture could not be read.");
    api.FindLines();
    const askew = api.GetGradient();
    api.SetImageFile(1, Math.abs(askew) < STRAIGHT ? 0 : askew);
    const lines = readLines(api);
    const gutter = findGutter(lines);
    return gutter ? byColumns(api, lines, gutter, { width, height }) : lines;
  } finally {
    FS.unlink("/input");
  }
}

/** Reads each column again by itself. The lines above and below the columns stay as they were read. */
function byColumns(
  api: TesseractApi,
  lines: readonly ReadLine[],
  { x, y0, y1 }: Gutter,
  { width, height }: { width: number; height: number },
): ReadLine[] {
  const top = Math.max(0, Math.floor(y0 - MARGIN));
  const bottom = Math.min(height, Math.ceil(y1 + MARGIN));
  const column = (left: number, right: number): ReadLine[] => {
    api.SetRectangle(Math.floor(left), top, Math.floor(right - left), bottom - top);
    return readLines(api);
  };
  return [
    ...lines.filter(({ box }) => box.y1 <= y0),
    ...column(0, x),
    ...column(x, width),
    ...lines.filter(({ box }) => box.y0 >= y1),
  ];
}

function readLines(api: TesseractApi): ReadLine[] {
  api.Recognize(null);
  const blocks: Block[] = JSON.parse(api.GetJSONText()).blocks ?? [];
  return blocks
    .flatMap(({ paragraphs }) => (paragraphs ?? []).flatMap(({ lines }) => lines.map(toLine)))
    .filter(({ words }) => words.length > 0);
}

const toLine = ({ bbox, words }: Line): ReadLine => ({ box: bbox, words: words.flatMap(toWord) });

/** Text recognition drops the space of "1 lime" in narrow type. */
const RUN_TOGETHER = /^(\d+)(\p{L}{3,}.*)$/u;
/** The most confidence of words that were separated here, so low that a person checks them. */
const PUT_RIGHT = 80;

function toWord({ text, bbox, confidence, symbols }: Word): ReadWord[] {
  const clean = text.trim();
  if (clean === "") return [];
  const certain = Math.min(confidence, ...symbols.map((each) => each.confidence));
  const [, number, word] = RUN_TOGETHER.exec(clean) ?? [];
  if (number === undefined || word === undefined) return [{ text: clean, box: bbox, confidence: certain }];
  return [number, word].map((part) => ({ text: part, box: bbox, confidence: Math.min(certain, PUT_RIGHT) }));
}
