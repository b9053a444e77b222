import "@fontsource-variable/noto-sans-sc";

export const family = "Noto Sans SC Variable";
