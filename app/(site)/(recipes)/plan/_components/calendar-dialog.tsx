import { useState } from "react";
import { useText } from "#use-text";
import { CalendarAddress } from "@/components/meal-plan/calendar-address";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { failureOf } from "@/lib/api-call";
import { mealCalendars } from "@/lib/meal-calendars-client";
import type { HouseholdNameWire } from "@/lib/schemas/household";
import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import { planText } from "@/messages/en/plan";

type CalendarDialogProps = { household: HouseholdNameWire | null; open: boolean; onClose: () => void };

/** The address at which a calendar application reads this plan. */
export function CalendarDialog({ household, open, onClose }: CalendarDialogProps) {
  const t = useText(planText);
  return (
    <Dialog
      description={t("calendarExplained")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open={open}
      title={t("planInCalendar")}
      wide
    >
      {open && <Address household={household} />}
    </Dialog>
  );
}

function Address({ household }: { household: HouseholdNameWire | null }) {
  const t = useText(planText);
  const toast = useToast();
  const { busy, run } = useTask();
  const { loaded, reload, change } = useLoaded<CalendarWire[]>(mealCalendars.list);
  const [made, setMade] = useState(false);
  if (loaded === "loading") return <WaitingRows label={t("calendarIsLoading")} rows={1} />;
  if (loaded === "failed") {
    return (
      <ErrorState onRetry={reload} title={t("calendarNotLoaded")}>
        {t("planUnchanged")}
      </ErrorState>
    );
  }
  const calendar = loaded.find((each) => (each.household?.id ?? null) === (household?.id ?? null));
  const make = () =>
    run(
      "make",
      async () => {
        const created = await mealCalendars.create(household?.id ?? null);
        setMade(true);
        change((now) => [created, ...now.filter(({ id }) => id !== created.id)]);
      },
      (error) => toast("error", failureOf(error, t("calendarNotMade"))),
    );
  return (
    <div className="mt-4 grid gap-4">
      <p className="m-0 text-ink-soft text-small">{t("calendarShows")}</p>
      {calendar ? (
        <CalendarAddress
          calendar={calendar}
          onEnded={() => change((now) => now.filter(({ id }) => id !== calendar.id))}
          takesFocus={made}
        />
      ) : (
        <Button busy={busy} className="justify-self-start" onClick={() => void make()} variant="primary">
          {t("makeAddress")}
        </Button>
      )}
    </div>
  );
}
