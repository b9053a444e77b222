import { RENDITION_WIDTHS, type RenditionWidth } from "@/server/storage/object-key";

/** The widths at which a picture of this width is stored: up to the first that is at least as wide. */
export function widthsOf(pixelWidth: number): RenditionWidth[] {
  return RENDITION_WIDTHS.filter((_, index) => index === 0 || (RENDITION_WIDTHS[index - 1] ?? 0) < pixelWidth);
}
