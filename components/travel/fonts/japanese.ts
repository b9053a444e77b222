import "@fontsource-variable/noto-sans-jp";

export const family = "Noto Sans JP Variable";
