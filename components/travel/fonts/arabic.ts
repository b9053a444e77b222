import "@fontsource-variable/noto-sans-arabic";

export const family = "Noto Sans Arabic Variable";
