import type { Translation } from "@/lib/i18n/area";
import type { guestCard as english } from "@/messages/en/guest-card";

export const guestCard: Translation<typeof english> = {
  guestCardMoved: "بطاقة الضيف الآن في حسابك.",
  moveIncomplete: "تعذّر نقل كل شيء. بطاقة الضيف ما زالت على هذا الجهاز؛ يُرجى المحاولة مرة أخرى.",
  venueNotTold: "تعذّر الوصول إلى {venue}: البطاقة تظهر هناك إلى أن تغادر.",
  onThisDevice: "هي على هذا الجهاز. انقلها إلى حسابك لتجدها أينما سجّلت الدخول.",
  moveQuestion: "هل تُنقل GUEST-{suffix} إلى حسابك؟",
  moveIt: "نقل",
  notNow: "ليس الآن",
  notMineDelete: "ليست لي: حذف",
  deleteTheCard: "حذف البطاقة",
  onThisDeviceOnly: "هي على هذا الجهاز وحده: لا يستطيع أحد استرجاعها. يبقى حسابك كما هو.",
  deleteGuestSuffix: "هل تُحذف GUEST-{suffix}؟",
  mergedAccount: "سيُذكر عندئذٍ في حسابك: {join}. لا يُخفَّف شيء مما فيه ولا يُحذف.",
  nothingToMerge: "كل ذلك موجود في حسابك بالفعل.",
  keyStaysOutWhy: "لم يُنقل: {key}. السبب: {why}",
  comparingCards: "جارٍ المقارنة بالبطاقة التي على هذا الجهاز…",
  notCheckedAgainstThe:
    "<b>لم تُجرَ المقارنة بالبطاقة التي على هذا الجهاز.</b> غياب العلامة يعني «غير معروف»، ولا يعني «آمن». يُرجى قراءة كل مكوّن، أو المحاولة لاحقًا.",
  sendingChange: "جارٍ إرسال تغييرك إلى المطبخ…",
  kitchenLacksChange: "لم يصل آخر تغيير لك إلى المطبخ بعد. اعرض بطاقتك على العاملين في المطعم.",
  emptyNotSent: "لا تُرسل البطاقة الفارغة: ما زال لدى المطبخ ما كان لديه. سجّل مغادرتك إن كان يجب ألّا يرى شيئًا.",
  stillCheckedIn: "وصولك ما زال مسجَّلًا لدى {venue}. لم يتغيّر شيء؛ يُرجى المحاولة مرة أخرى.",
  yourVisitToVenue: "زيارتك إلى {venue}",
  sendItAgain: "إعادة الإرسال",
  changeWhatTheySee: "تغيير ما يظهر لهم",
  checkOut: "تسجيل المغادرة",
  notCheckedAgainstTheCard:
    "<b>لم تُجرَ المقارنة بالبطاقة التي على هذا الجهاز.</b> غياب العلامة يعني «غير معروف»، ولا يعني «آمن».",
  retry: "إعادة المحاولة",
  checkedInUntil: "وصولك مسجَّل لدى <b>{venue}</b> حتى {until}.",
  checkedInAtUntil: "وصولك مسجَّل لدى <b>{venue}</b> في {location} حتى {until}.",
  linksSending: "جارٍ إرسال تغييرك إلى روابطك…",
  linksFailed: "لا تعرض روابطك آخر تغيير لك بعد. اعرض البطاقة التي على هذا الجهاز بدلًا منها.",
  linksBlank: "لا تُرسل البطاقة الفارغة: ما زالت روابطك تعرض ما كان مكتوبًا فيها. أبطِل الروابط إن كان يجب ألّا تعرض شيئًا.",
  linksNotEnded: "تعذّر الوصول إلى روابطك: ستظل تفتح بطاقتك إلى أن تنتهي. يُرجى المحاولة مرة أخرى.",
  shortAllergies:
    "هذه بيانات عن صحتك. بإضافة حساسية فإنك توافق على أن نحفظها في بطاقتك، وأن نقارن بها الأطعمة من أجلك، وأن نعرضها حيث تعرض بطاقتك. يمكنك سحب ذلك من الإعدادات، الخصوصية.",
};
