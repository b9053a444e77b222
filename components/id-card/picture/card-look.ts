const COLORS = [
  "page",
  "ink",
  "ink-soft",
  "herb",
  "saffron",
  "alarm",
  "on-alarm",
  "cover",
  "foil",
  "control",
  "card-edge",
  "card-rule",
  "card-frame",
  "card-window",
] as const;

export type CardColor = (typeof COLORS)[number];
/** Colours and font families of the product's style sheet, in the form that a canvas needs. */
export type CardLook = { colors: Record<CardColor, string>; sans: string; serif: string; mono: string };

/** The picture always shows the light card, because it is viewed outside the product. Needs the page's style sheet. */
export function readCardLook(): CardLook {
  const probe = document.createElement("span");
  probe.dataset.theme = "light";
  probe.hidden = true;
  document.body.append(probe);
  const computed = (property: "color" | "fontFamily", value: string) => {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  const colors = Object.fromEntries(COLORS.map((name) => [name, computed("color", `var(--${name})`)]));
  const look = {
    colors: colors as CardLook["colors"],
    sans: computed("fontFamily", "var(--sans)"),
    serif: computed("fontFamily", "var(--serif)"),
    mono: computed("fontFamily", "var(--mono)"),
  };
  probe.remove();
  return look;
}
