/** Of a picture: as wide and high as what it stands in. Here, because the server and the browser draw pictures. */
export const FILLS_FRAME = "block size-full object-cover";
