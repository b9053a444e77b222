import { ChefHat, X } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { dateLocale } from "@/lib/i18n/date-locale";
import { dayOf } from "@/lib/meal-plan/week";
import type { RecipeMarkWire } from "@/lib/schemas/cookbook";
import { cookbookText } from "@/messages/en/cookbook";

type CookedFieldProps = {
  cooked: RecipeMarkWire["cooked"];
  onCook: (day: string) => void;
  onUncook: (id: string) => void;
};

const dateIn = (locale: string) => {
  const date = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "medium", timeZone: "UTC" });
  return (day: string): string => date.format(Date.parse(`${day}T00:00:00Z`));
};

/** "I cooked this", and the days on which the person did. */
export function CookedField({ cooked: { times, days }, onCook, onUncook }: CookedFieldProps) {
  const t = useText(cookbookText);
  const dateWords = dateIn(t.locale);
  const [last] = days;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft" role="status">
        {last ? t("cookedTimes", { times, day: dateWords(last.day) }) : t("notCookedYet")}
      </p>
      <Button onClick={() => onCook(dayOf(new Date()))}>
        <ChefHat size={20} />
        {t("iCookedThisToday")}
      </Button>
      {days.length > 0 && (
        <details className="w-full">
          <summary className="min-h-11 cursor-pointer py-2">{t("whenICookedIt")}</summary>
          <ul className="grid">
            {days.map(({ id, day }) => (
              <li className="flex items-center justify-between border-line border-b" key={id}>
                <time dateTime={day}>{dateWords(day)}</time>
                <IconButton label={t("removeCookedDay", { day: dateWords(day) })} onClick={() => onUncook(id)}>
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          {times > days.length && (
            <p className="text-ink-soft text-small">{t("latestShown", { length: days.length })}</p>
          )}
        </details>
      )}
    </div>
  );
}
