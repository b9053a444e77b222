import "@fontsource-variable/noto-sans-thai";

export const family = "Noto Sans Thai Variable";
