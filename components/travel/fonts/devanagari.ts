import "@fontsource-variable/noto-sans-devanagari";

export const family = "Noto Sans Devanagari Variable";
