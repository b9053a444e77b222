"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Spinner } from "@/components/ui/spinner";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { codeLookApi, venueKeys } from "@/lib/portal/venues-client";
import type { CodeLookWire } from "@/lib/schemas/code-look";
import { type CodeLook, isScannable, LEAST_MARGIN, levelDrawn, MOST_MARGIN } from "@/lib/venues/code-look";
import { qrPath } from "@/lib/venues/codes";

/** How the codes of a venue look; loaded once for all panels of the page. */
export const useCodeLook = (venueId: string) =>
  useQuery({
    queryKey: venueKeys.codeLook(venueId),
    queryFn: ({ signal }) => codeLookApi.get(venueId, signal),
  });

/** The parameters of a picture's address that draw it so. `look` is what the browser has not cached yet. */
export function lookParameters({ color, level, margin, logo }: CodeLook & { logo?: string | null }): string {
  const drawn = { color: color.slice(1), level, margin: String(margin), v: String(logo?.length ?? 0) };
  return new URLSearchParams(drawn).toString();
}

type CodeLookDialogProps = { venueId: string; name: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Colour, logo, level and margin of all codes of a venue, with a preview; what cannot be scanned is not taken. */
export function CodeLookDialog({ venueId, name, open, onOpenChange }: CodeLookDialogProps) {
  const look = useCodeLook(venueId);
  return (
    <Dialog
      description="For all codes of this venue. Printed codes stay as they are and go on working."
      onOpenChange={onOpenChange}
      open={open}
      title={`Look of the codes of ${name}`}
    >
      {look.data ? (
        <LookForm look={look.data} onDone={() => onOpenChange(false)} venueId={venueId} />
      ) : look.isError ? (
        <p role="alert">{look.error.message}</p>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

const LEVELS = [
  { value: "M", label: "15 %" },
  { value: "Q", label: "25 %" },
  { value: "H", label: "30 %" },
] as const;

const TOO_LIGHT = "This color is too light to be scanned: choose a darker one";

type LookFormProps = { venueId: string; look: CodeLookWire; onDone: () => void };

function LookForm({ venueId, look, onDone }: LookFormProps) {
  const queries = useQueryClient();
  const task = useTask();
  const [draft, setDraft] = useState<CodeLook>(look);
  const [error, setError] = useState<string | null>(null);
  const isDark = isScannable(draft.color);
  const set = (change: Partial<CodeLook>) => setDraft({ ...draft, ...change });
  const keep = (name: string, call: () => Promise<CodeLookWire>, then?: () => void) => {
    setError(null);
    return task.run(
      name,
      async () => {
        queries.setQueryData(venueKeys.codeLook(venueId), await call());
        then?.();
      },
      (reason) => setError(failureOf(reason, "The look was not saved")),
    );
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDark) void keep("save", () => codeLookApi.set(venueId, draft), onDone);
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: the server draws this picture */}
      <img
        alt="Preview of the code"
        className="mx-auto w-[190px] rounded-label border border-line"
        height={190}
        src={`${qrPath({ venueId }, "svg")}?${lookParameters({ ...(isDark ? draft : look), margin: draft.margin, level: draft.level, logo: look.logo })}`}
        width={190}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field error={isDark ? null : TOO_LIGHT} label="Color">
          {(control) => (
            <Input
              {...control}
              className="cursor-pointer p-1!"
              onChange={(event) => set({ color: event.target.value.toLowerCase() })}
              type="color"
              value={draft.color}
            />
          )}
        </Field>
        <Field hint={`In modules, ${LEAST_MARGIN} to ${MOST_MARGIN}.`} label="White margin">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              max={MOST_MARGIN}
              min={LEAST_MARGIN}
              onChange={(event) =>
                set({ margin: Math.min(MOST_MARGIN, Math.max(LEAST_MARGIN, Math.round(Number(event.target.value)))) })
              }
              type="number"
              value={draft.margin}
            />
          )}
        </Field>
      </div>
      <div>
        <p className="pb-1.5 font-semibold text-small">Still reads when so much is damaged</p>
        <SegmentedControl
          label="Still reads when so much is damaged"
          onChange={(level) => set({ level })}
          options={LEVELS}
          value={levelDrawn(draft.level, look.logo !== null)}
        />
        {look.logo !== null && (
          <p className="mt-1.5 text-ink-soft text-small">With a logo in the middle it is always 30 %.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-small underline focus-within:outline-3 focus-within:outline-ink">
          <ImagePlus size={18} />
          {task.running === "logo" ? "Reading the logo…" : look.logo ? "Another logo" : "Add a logo"}
          <input
            accept="image/png,image/jpeg,image/webp"
            aria-label="Logo in the middle of the codes"
            className="sr-only"
            disabled={task.busy}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = "";
              if (file) void keep("logo", () => codeLookApi.setLogo(venueId, file));
            }}
            type="file"
          />
        </label>
        {look.logo !== null && (
          <Button
            busy={task.running === "no-logo"}
            onClick={() => keep("no-logo", () => codeLookApi.removeLogo(venueId))}
            size="sm"
          >
            <Trash2 size={18} />
            Remove the logo
          </Button>
        )}
      </div>
      <FieldError error={error} id="look-error" />
      <Button busy={task.running === "save"} disabled={!isDark} type="submit" variant="primary">
        Save the look
      </Button>
    </form>
  );
}
