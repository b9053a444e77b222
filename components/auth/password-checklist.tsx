import { Check, Circle } from "lucide-react";
import { useText } from "#use-text";
import { classNames } from "@/components/ui/class-names";
import { PASSWORD_RULES } from "@/lib/auth/account-rules";
import { shell } from "@/messages/en/shell";

/** In the order of the specification's list: length, upper case, lower case, number. */
const [LENGTH, LOWER, UPPER, DIGIT] = PASSWORD_RULES;
const SHOWN = [LENGTH, UPPER, LOWER, DIGIT] as const;

/** What the password still needs. Goes away once it has everything. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useText(shell);
  if (PASSWORD_RULES.every((rule) => rule.test(password))) return null;
  return (
    <ul aria-label={t("thePasswordNeeds")} className="checklist">
      {SHOWN.map((rule) => {
        const isMet = rule.test(password);
        return (
          <li className={classNames(isMet && "met")} key={rule.hint}>
            {isMet ? <Check size={16} /> : <Circle size={16} />}
            {t.known(rule.hint)}
            <span className="sr">{isMet ? t("done") : t("missing")}</span>
          </li>
        );
      })}
    </ul>
  );
}
