import { describe, expect, it } from "vitest";
import { hasInvisible, readsAsOurs } from "@/lib/oauth/client-name";

describe("the name of an application", () => {
  it.each([
    "Forkprint",
    "forkprint Support",
    "F O R K P R I N T",
    "F0rkprint",
    "Forkpr1nt",
    "Fork-Print Login",
    "Fоrkprint",
    "Ｆｏｒｋｐｒｉｎｔ",
    "Fórkprínt",
    "The official forkprint™",
  ])("%j is refused because it reads as ours", (name) => expect(readsAsOurs(name)).toBe(true));

  it.each(["Menus", "Fork & Knife", "Print shop", "Forklift", "Foodprint", "Trattoria Lungara"])(
    "%j is accepted",
    (name) => expect(readsAsOurs(name)).toBe(false),
  );

  it.each(["Me\u200bnus", "Menus\u2060", "\u00adMenus", "Menus\u3164", "M\ufe0fenus", "Menus\u{e0061}", "Menus\u2028"])(
    "%j contains invisible characters",
    (name) => expect(hasInvisible(name)).toBe(true),
  );

  it.each(["Café Ünal", "東京メニュー", "مطعم", "Ψωμί 2"])("%j contains no invisible characters", (name) =>
    expect(hasInvisible(name)).toBe(false),
  );
});
