import type { Mail } from "@/server/mail/mail";
import { writtenMail } from "@/server/mail/written-mail";

/** `refusal`: the administrator's reason; null if the application was verified. */
export function applicationMail(origin: string, name: string, refusal: string | null): Mail {
  const link = `${origin}/portal?section=applications`;
  return refusal === null
    ? writtenMail("applicationVerified", { name, link }, { isAnswer: true })
    : writtenMail("applicationRefused", { name, refusal, link }, { isAnswer: true });
}
