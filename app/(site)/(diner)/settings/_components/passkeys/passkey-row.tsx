"use client";

import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Moment } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { PasskeyWire } from "@/lib/schemas/passkeys";
import { settings } from "@/messages/en/settings";

type Props = { passkey: PasskeyWire; onChanged: () => Promise<void> };
type Doing = "nothing" | "naming" | "removing";

export function PasskeyRow({ passkey, onChanged }: Props) {
  const t = useText(settings);
  const [doing, setDoing] = useState<Doing>("nothing");
  const [name, setName] = useState(passkey.name);
  const { busy, run: start } = useTask();
  const toast = useToast();

  const run = (act: () => Promise<unknown>) =>
    start(
      "change",
      async () => {
        await act();
        await onChanged();
        setDoing("nothing");
      },
      (error) => toast("error", failureOf(error, t("failedRetry"))),
    );
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run(() => api.renamePasskey(passkey.id, name));
  };

  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex gap-3">
        <KeyRound aria-hidden className="mt-1 shrink-0 text-ink-soft" size={22} />
        <div className="min-w-0">
          <p className="m-0 font-semibold wrap-anywhere">{passkey.name}</p>
          <p className="m-0 text-small text-ink-soft">
            {passkey.last_used_at
              ? t.rich("passkeyAddedUsed", {
                  added: <Moment iso={passkey.created_at} />,
                  used: <Moment iso={passkey.last_used_at} />,
                })
              : t.rich("passkeyAddedUnused", { added: <Moment iso={passkey.created_at} /> })}
            {passkey.is_synced && t("passkeySynced")}
          </p>
        </div>
      </div>
      {doing === "naming" ? (
        <form aria-label={t("renameName", { name: passkey.name })} className="grid gap-3" noValidate onSubmit={rename}>
          <TextField
            autoFocus
            label={t("nameOfThePasskey")}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            value={name}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} disabled={name.trim() === ""} type="submit" variant="primary">
              {t("save")}
            </Button>
            <Button disabled={busy} onClick={() => setDoing("nothing")}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-label={t("renameName", { name: passkey.name })} onClick={() => setDoing("naming")} size="sm">
            {t("rename")}
          </Button>
          <Button aria-label={t("removeName", { name: passkey.name })} onClick={() => setDoing("removing")} size="sm">
            {t("remove")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("remove")}
        description={t("passkeyRemoved")}
        onConfirm={() => void run(() => api.removePasskey(passkey.id))}
        onOpenChange={(open) => !open && !busy && setDoing("nothing")}
        open={doing === "removing"}
        title={t("removeThePasskeyName", { name: passkey.name })}
      />
    </li>
  );
}
