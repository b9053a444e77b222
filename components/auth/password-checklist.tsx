import { Check, Circle } from "lucide-react";
import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { PASSWORD_RULES } from "@/lib/auth/account-rules";
import { shell } from "@/messages/en/shell";

/** In the order of the specification's list: length, upper case, lower case, number. */
const [LENGTH, LOWER, UPPER, DIGIT] = PASSWORD_RULES;
const LISTED_RULES = [LENGTH, UPPER, LOWER, DIGIT] as const;

/** The rules that the password does not meet yet. Hidden once it meets all of them. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useText(shell);
  if (PASSWORD_RULES.every((rule) => rule.test(password))) return null;
  return (
    <ul
      aria-label={t("thePasswordNeeds")}
      className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-x-4 gap-y-1 text-small/normal text-ink-soft"
    >
      {LISTED_RULES.map((rule) => {
        const isMet = rule.test(password);
        return (
          <li className={cn("flex items-center gap-2", isMet && "font-[550] text-herb")} key={rule.hint}>
            {isMet ? <Check className="stroke-3" size={16} /> : <Circle size={16} />}
            {t.known(rule.hint)}
            <span className="sr-only">{isMet ? t("done") : t("missing")}</span>
          </li>
        );
      })}
    </ul>
  );
}
