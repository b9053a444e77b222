import type { PhotoWire } from "@/lib/schemas/photos";

/** Every width there is, the place it takes, and a few blurred pixels until it has come. */
export const photoAttributes = ({ url, width, height, renditions, placeholder }: PhotoWire, sizes: string) => ({
  // Must come before src: a browser that sees src first starts to fetch it.
  sizes,
  srcSet: renditions.map((each) => `${each.url} ${each.width}w`).join(", "),
  src: url,
  width,
  height,
  style: placeholder ? { background: `center / cover no-repeat url("${placeholder}")` } : undefined,
});
