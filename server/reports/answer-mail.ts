import type { Mail } from "@/server/mail/mail";
import { writtenMail } from "@/server/mail/written-mail";

/** The mail names neither the dish nor the setting, because a mailbox should not reveal what somebody eats. */
export const answerMail = (origin: string): Mail =>
  writtenMail("reportAnswered", { link: `${origin}/settings?tab=privacy` }, { isAnswer: true });
