"use client";

import { useText } from "#use-text";
import { Explained, Explanation } from "@/components/profile/explained";
import type { WayEditor } from "@/components/profile/use-ways";
import { OptionGrid, OptionTile } from "@/components/ui/option-tile";
import { MORE_WAYS } from "@/lib/dietary/more-ways";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

/** Ways of eating beyond the seven. They are unlimited and never replace another one. */
export function MoreWays({ editor: { chosen, toggle } }: { editor: WayEditor }) {
  const term = useText(terms);
  const t = useText(profile);
  return (
    <section className="mt-6">
      <h3 className="pb-1 font-semibold text-body">{t("moreWaysToEat")}</h3>
      <p className="pb-3 text-ink-soft text-small">{t("moreWaysExplained")}</p>
      <OptionGrid label={t("moreWaysToEat")}>
        {MORE_WAYS.map(({ key, label, description }) => (
          <OptionTile
            checked={chosen.includes(key)}
            description={term.known(description)}
            key={key}
            label={term.known(label)}
            onToggle={(on) => toggle(key, on)}
          />
        ))}
      </OptionGrid>
      <Explained summary={t("sourcesTitle")}>
        {MORE_WAYS.map(({ key, label, description, doubt, source }) => (
          <Explanation key={key} of={term.known(label)}>
            {term.known(description)} {term.known(doubt)} {t("sourceSource", { source: term.known(source) })}
          </Explanation>
        ))}
      </Explained>
    </section>
  );
}
