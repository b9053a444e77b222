import type { PhotoWire } from "@/lib/schemas/photos";

/** The image attributes of a photo: all widths, its size on the page, and a blurred placeholder until it is loaded. */
export const photoAttributes = ({ url, width, height, renditions, placeholder }: PhotoWire, sizes: string) => ({
  // Must come before src: a browser that sees src first starts to fetch it.
  sizes,
  srcSet: renditions.map((each) => `${each.url} ${each.width}w`).join(", "),
  src: url,
  width,
  height,
  style: placeholder ? { background: `center / cover no-repeat url("${placeholder}")` } : undefined,
});
