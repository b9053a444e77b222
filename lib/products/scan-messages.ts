/** What a page asks the worker that reads barcodes, and what it answers. `codes` null: it cannot read at all. */
export type ScanQuestion = { readonly id: number; readonly picture: ImageData };
export type ScannedCode = { readonly text: string; readonly isUpcE: boolean };
export type ScanAnswer = { readonly id: number; readonly codes: readonly ScannedCode[] | null };
