import "@fontsource-variable/noto-sans-kr";

export const family = "Noto Sans KR Variable";
