import { RENDITION_WIDTHS, type RenditionWidth } from "@/server/storage/object-key";

/** The widths at which a picture of this width is kept: up to the first that holds all of it. */
export function widthsOf(pixelWidth: number): RenditionWidth[] {
  return RENDITION_WIDTHS.filter((_, index) => index === 0 || (RENDITION_WIDTHS[index - 1] ?? 0) < pixelWidth);
}
