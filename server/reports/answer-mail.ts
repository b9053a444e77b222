import type { Mail } from "@/server/mail/mail";
import { writtenMail } from "@/server/mail/written-mail";

/** Names neither the dish nor the setting: what somebody eats is no matter for a mailbox. */
export const answerMail = (origin: string): Mail =>
  writtenMail("reportAnswered", { link: `${origin}/settings?tab=privacy` }, { isAnswer: true });
