import type { Translation } from "@/lib/i18n/area";
import type { unavailable as english } from "@/messages/en/unavailable";

export const unavailable: Translation<typeof english> = {
  notAvailable: "غير متاح",
  productIsNotAvailable: "خدمة {product} غير متاحة.",
  pageUnavailable: "تعذّر إعداد الصفحة. ما حفظته سليم. يُرجى المحاولة مرة أخرى بعد قليل.",
  tryAgain: "إعادة المحاولة",
  reportNumber: "إذا أبلغت عن هذا، فاذكر الرقم {number}.",
};
