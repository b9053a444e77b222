import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";

export const fileTooLarge = (): AppError =>
  new AppError("payload_too_large", says("photoTooLarge", { count: PHOTO_MAX_BYTES / 1024 / 1024 }));
