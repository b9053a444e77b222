import { AppError } from "@/lib/errors";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";

export const fileTooLarge = (): AppError =>
  new AppError("payload_too_large", `A photo may have at most ${PHOTO_MAX_BYTES / 1024 / 1024} MB`);
