/** Classes of a picture that fills its frame. In a file of its own, because server and client components use them. */
export const FILLS_FRAME = "block size-full object-cover";
