import { useText } from "#use-text";
import { CalendarAddress } from "@/components/meal-plan/calendar-address";
import { ErrorState } from "@/components/ui/empty-state";
import { useLoaded } from "@/components/ui/use-loaded";
import { mealCalendars } from "@/lib/meal-calendars-client";
import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import { settings } from "@/messages/en/settings";
import { SettingsSection } from "./settings-section";

/** The calendars that read a meal plan. They are made on the plan's own page, so without one there is no section. */
export function MealCalendars() {
  const t = useText(settings);
  const { loaded, reload, change } = useLoaded<CalendarWire[]>(mealCalendars.list);
  if (loaded === "loading" || (loaded !== "failed" && loaded.length === 0)) return null;
  if (loaded === "failed") {
    return (
      <SettingsSection lead={t("calendarsExplained")} title={t("calendarsOfPlan")}>
        <ErrorState onRetry={reload} title={t("calendarsNotLoaded")}>
          {t("calendarsUnchanged")}
        </ErrorState>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection lead={t("calendarsExplained")} title={t("calendarsOfPlan")}>
      <ul className="m-0 grid list-none gap-6 p-0">
        {loaded.map((calendar) => (
          <li key={calendar.id}>
            <CalendarAddress
              calendar={calendar}
              onEnded={() => change((now) => now.filter(({ id }) => id !== calendar.id))}
            />
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
