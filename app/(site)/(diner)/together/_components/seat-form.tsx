"use client";

import { type FormEvent, useRef, useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { useGuestCard } from "@/components/guest-card/use-guest-card";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, TextField } from "@/components/ui/field";
import { FIELD_LABEL } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useListening } from "@/components/ui/use-listening";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { isBlank, toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { SeatInput } from "@/lib/schemas/tables";
import { tablesText } from "@/messages/en/tables";
import { useOwnAllergies } from "./use-own-allergies";

type As = SeatInput["as"];
type SeatFormProps = { submitLabel: string; onSit: (seat: SeatInput) => Promise<void> };

/** Takes a seat: with the card of a signed-in person, or as a guest with allergies only. */
export function SeatForm({ submitLabel, onSit }: SeatFormProps) {
  const t = useText(tablesText);
  const { viewer } = useAuth();
  const isCardBlank = viewer !== null && isBlank(toIdCardProfile(viewer.user, viewer.preferences));
  const [chosen, setChosen] = useState<As | null>(null);
  const as = viewer && !isCardBlank ? (chosen ?? "card") : "guest";
  const { card } = useGuestCard();
  const editor = useOwnAllergies(viewer ? null : card);
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? (viewer ? "" : (card?.name ?? ""));
  const isListening = useListening();
  const [hasNone, setHasNone] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const [nameError, setNameError] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const { busy, run } = useTask();
  const [failure, setFailure] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const allergies = editor.allergies.map(({ key, severity, traces }) => ({ key, severity, traces }));
    setNameError(null);
    if (as === "guest" && name.trim() === "") {
      setNameError(t("sayTableName"));
      return nameField.current?.focus();
    }
    if (as === "guest" && allergies.length === 0 && !hasNone) {
      return setFailure(t("chooseAllergiesFirst"));
    }
    return run(
      "sit",
      async () => {
        setFailure(null);
        await onSit(
          as === "card"
            ? { as, is_named: isNamed }
            : { as, name: name.trim(), allergies, nothing_to_avoid: allergies.length === 0, is_named: isNamed },
        );
        return LEAVING;
      },
      (error) => setFailure(failureOf(error, t("failedRetry"))),
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      {/* A box that is ticked before hydration would look ticked but not count. */}
      <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!isListening}>
        {viewer && !isCardBlank ? (
          <SegmentedControl<As>
            label={t("whatYouBring")}
            onChange={setChosen}
            options={[
              { value: "card", label: t("myCard") },
              { value: "guest", label: t("allergiesAlone") },
            ]}
            value={as}
            wide
          />
        ) : (
          <p className="m-0 text-ink-soft">
            {viewer
              ? t.rich("cardBlank", { link: (inside) => <a href={LINKS.dietary}>{inside}</a> })
              : t.rich("signInToBring", {
                  link: (inside) => (
                    <AuthLink look="plain" mode="login">
                      {inside}
                    </AuthLink>
                  ),
                })}
          </p>
        )}
        {as === "card" ? (
          <p className="m-0 text-ink-soft">{t("judgedByCard")}</p>
        ) : (
          <>
            <TextField
              autoComplete="given-name"
              error={nameError}
              label={t("tableNameLabel")}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
              ref={nameField}
              value={name}
            />
            <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
              <legend className={cn(FIELD_LABEL, "p-0")}>{t("yourAllergies")}</legend>
              <AllergyPicker editor={editor} />
              {editor.allergies.length === 0 && (
                <Checkbox
                  checked={hasNone}
                  label={t("iHaveNoAllergies")}
                  onChange={(event) => setHasNone(event.target.checked)}
                />
              )}
            </fieldset>
          </>
        )}
        <Checkbox checked={isNamed} label={t("showMyLimits")} onChange={(event) => setNamed(event.target.checked)} />
        <div>
          <Button busy={busy} type="submit" variant="primary" wide>
            {submitLabel}
          </Button>
          <FieldError error={failure} id="seat-failure" />
        </div>
      </fieldset>
    </form>
  );
}
