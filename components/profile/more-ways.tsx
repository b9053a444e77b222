"use client";

import type { WayEditor } from "@/components/profile/use-ways";
import { OptionTile } from "@/components/ui/option-tile";
import { MORE_WAYS } from "@/lib/dietary/more-ways";

/** Ways of eating beyond the seven: as many as a person has, beside the others and never in their place. */
export function MoreWays({ editor: { chosen, toggle } }: { editor: WayEditor }) {
  return (
    <section className="mt-6">
      <h3 className="pb-1 font-semibold text-body">More ways to eat</h3>
      <p className="pb-3 text-ink-soft text-small">Any number. They count beside the three above.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading above is the legend */}
      <div aria-label="More ways to eat" className="opts" role="group">
        {MORE_WAYS.map(({ key, label, description }) => (
          <OptionTile
            checked={chosen.includes(key)}
            description={description}
            key={key}
            label={label}
            onToggle={(on) => toggle(key, on)}
          />
        ))}
      </div>
      <details className="more">
        <summary>What they rest on, and what cannot be known</summary>
        <dl className="more-list">
          {MORE_WAYS.map(({ key, label, description, doubt, source }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {description} {doubt} <span className="text-ink-soft">Source: {source}.</span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
