import "@fontsource-variable/noto-sans-hebrew";

export const family = "Noto Sans Hebrew Variable";
