import { AppError } from "@/lib/errors";
import { sayIn } from "@/lib/i18n/area";
import { localeOfRequest } from "@/lib/i18n/locales";
import { errors } from "@/messages/en/errors";
import { translationOf } from "@/messages/translations";

/**
 * The error in the caller's language: the one they chose, else one that their browser asks for and we have. Status,
 * `code` and the fields' `loc` and `type` are not translated, because programs read those.
 */
export function translateError(error: AppError, request: Request): AppError {
  const locale = localeOfRequest(request.headers);
  if (locale === "en") return error;
  const { known } = sayIn(errors, locale, translationOf(locale, errors.name));
  const { code, message, fields, retryAfterSeconds, challenge, reason, beside, saidIn } = error;
  return new AppError(code, saidIn ? saidIn(locale) : known(message), {
    ...(fields ? { fields: fields.map((field) => ({ ...field, msg: known(field.msg) })) } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(reason === undefined ? {} : { reason }),
    ...(beside === undefined ? {} : { beside }),
  });
}
