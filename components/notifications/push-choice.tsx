"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { Checkbox } from "@/components/ui/checkbox";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { NOTIFICATION_KINDS, type NotificationKind } from "@/lib/notifications/kinds";
import { notificationsApi } from "@/lib/notifications-client";
import { PRODUCT_NAME } from "@/lib/product";
import type { PushDeviceWire } from "@/lib/schemas/notifications";
import { notificationsText } from "@/messages/en/notifications";
import { type PushSupport, pushSupport, turnPushOff, turnPushOn } from "./browser-push";

const KEY = ["notified-device"] as const;
const never = () => () => undefined;

/** Whether this browser is notified, and of what. Nothing is shown until the server has said what it knows. */
export function PushChoice() {
  const t = useText(notificationsText);
  const toast = useToast();
  const { busy, run } = useTask();
  const queries = useQueryClient();
  const found = useSyncExternalStore<PushSupport | null>(never, pushSupport, () => null);
  const [isRefused, setRefused] = useState(false);
  const support = isRefused ? "refused" : found;
  const { data: device } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => notificationsApi.get(signal) });
  const [nameId, whyId] = [useId(), useId()];
  if (support === null || device === undefined) return null;
  const setDevice = (next: PushDeviceWire) => queries.setQueryData(KEY, next);
  const { server_key: key, kinds } = device;
  const choose = (chosen: readonly NotificationKind[] | null) =>
    run(
      "choose",
      async () => {
        // What is ticked shows at once; turning on waits for what the person answers to the browser.
        if (kinds !== null && chosen) setDevice({ server_key: key, kinds: [...chosen] });
        if (chosen === null) await turnPushOff();
        else if (!(await turnPushOn(key, chosen))) return setRefused(pushSupport() === "refused");
        setDevice({ server_key: key, kinds: chosen ? [...chosen] : null });
      },
      () => {
        setDevice(device);
        toast("error", t(chosen && kinds === null ? "failed" : "notStored"));
      },
    );
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="m-0 font-semibold" id={nameId}>
            {t("onThisDevice")}
          </p>
          <p className="m-0 text-ink-soft text-small" id={whyId} role="status">
            {support === "missing" && t("notHere", { product: PRODUCT_NAME })}
            {support === "refused" && t("refused", { product: PRODUCT_NAME })}
            {support === "possible" && t("onThisDeviceWhy", { product: PRODUCT_NAME })}
          </p>
        </div>
        <Switch
          busy={busy}
          checked={kinds !== null && support === "possible"}
          describedBy={whyId}
          disabled={support !== "possible"}
          labelledBy={nameId}
          onChange={(isOn) => void choose(isOn ? NOTIFICATION_KINDS : null)}
        />
      </div>
      {kinds !== null && support === "possible" && (
        <fieldset className="m-0 grid border-0 p-0">
          <legend className="p-0 font-semibold">{t("tellOf")}</legend>
          {NOTIFICATION_KINDS.map((kind) => {
            const others = NOTIFICATION_KINDS.filter((each) => each !== kind && kinds.includes(each));
            return (
              <Checkbox
                checked={kinds.includes(kind)}
                disabled={busy}
                key={kind}
                label={t(kind)}
                onChange={({ target: { checked } }) => {
                  const chosen = NOTIFICATION_KINDS.filter(
                    (each) => others.includes(each) || (each === kind && checked),
                  );
                  // Of nothing is the same as off.
                  void choose(chosen.length > 0 ? chosen : null);
                }}
              />
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
