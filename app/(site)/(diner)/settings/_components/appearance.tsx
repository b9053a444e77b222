"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { keepAppearance } from "@/components/layout/device-appearance";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { Appearance as Look } from "@/lib/auth/appearance";
import { settings } from "@/messages/en/settings";

const THEMES = [
  { value: "system", label: "As the device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const SIZES = [
  { value: "normal", label: "Normal" },
  { value: "large", label: "Large" },
  { value: "larger", label: "Larger" },
] as const;

/** Theme and text size. A change applies at once, and is stored on this device and in the account for other devices. */
export function Appearance({ initial }: { initial: Look }) {
  const t = useText(settings);
  const [look, setLook] = useState(initial);
  const toast = useToast();

  async function choose(next: Look) {
    setLook(next);
    keepAppearance(next);
    try {
      await api.setAppearance({ theme: next.theme, text_size: next.textSize });
    } catch (error) {
      toast("error", failureOf(error, t("keptHereOnly")));
    }
  }
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <p className="m-0 font-semibold">{t("colors")}</p>
        <SegmentedControl
          label={t("colors")}
          onChange={(theme) => void choose({ ...look, theme })}
          options={THEMES.map(({ value, label }) => ({ value, label: t.known(label) }))}
          value={look.theme}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <p className="m-0 font-semibold">{t("textSize")}</p>
        <SegmentedControl
          label={t("textSize")}
          onChange={(textSize) => void choose({ ...look, textSize })}
          options={SIZES.map(({ value, label }) => ({ value, label: t.known(label) }))}
          value={look.textSize}
        />
      </div>
    </div>
  );
}
