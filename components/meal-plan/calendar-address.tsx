import { CalendarPlus, Copy, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { mealCalendars } from "@/lib/meal-calendars-client";
import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import { planText } from "@/messages/en/plan";

type CalendarAddressProps = {
  calendar: CalendarWire;
  onEnded: () => void;
  /** True for an address that was just made: it is what comes next for whoever made it. */
  takesFocus?: boolean;
};

/** The address of a plan for calendar applications, with buttons to subscribe, copy and end it. */
export function CalendarAddress({ calendar, onEnded, takesFocus = false }: CalendarAddressProps) {
  const t = useText(planText);
  const inWords = useMomentInWords();
  const toast = useToast();
  const { busy, run } = useTask();
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { id, url, household, last_read_at: readAt } = calendar;
  const copy = async () => {
    if (await copyText(url)) toast("success", t("addressCopied"));
    else field.current?.select();
  };
  const end = () =>
    run(
      "end",
      async () => {
        await mealCalendars.remove(id).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        });
        setAsked(false);
        toast("success", t("addressEnded"));
        onEnded();
      },
      () => toast("error", t("addressNotEnded")),
    );
  return (
    <div className="grid gap-3">
      <TextField
        label={household ? t("addressOf", { name: household.name }) : t("addressOfOwn")}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={field}
        value={url}
      />
      <p className="m-0 text-ink-soft text-small">
        {readAt ? t("readLast", { moment: inWords(readAt) }) : t("readNever")}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={url.replace(/^https?:/, "webcal:")} size="sm" variant="primary">
          <CalendarPlus size={18} />
          {t("openInCalendar")}
        </ButtonLink>
        <Button onClick={() => void copy()} size="sm">
          <Copy size={18} />
          {t("copyAddress")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAsked(true)} size="sm">
          <Trash2 size={18} />
          {t("endAddress")}
        </Button>
      </div>
      <ConfirmDialog
        busy={busy}
        cancelLabel={t("keepAddress")}
        confirmLabel={t("endAddress")}
        description={t("endAddressExplained")}
        onConfirm={end}
        onOpenChange={(open) => !open && !busy && setAsked(false)}
        open={isAsked}
        title={t("endThisAddress")}
      />
    </div>
  );
}
