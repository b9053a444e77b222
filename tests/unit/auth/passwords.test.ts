import { hash as bcryptHash } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { PASSWORD_RULES } from "@/lib/auth/account-rules";
import { AppError } from "@/lib/errors";
import { sentenceIn } from "@/lib/i18n/sentence";
import { inEnglish } from "@/lib/i18n/speak";
import { newPassword } from "@/lib/schemas/auth";
import { hashPassword, isPassword } from "@/server/auth/passwords";
import { onBehalfOf } from "@/server/work/requester";

const messageOf = (password: string) => {
  const issue = newPassword.safeParse(password).error?.issues[0];
  return issue ? inEnglish(sentenceIn(issue.message)) : null;
};

describe("a new password", () => {
  it("needs 8 characters", () => {
    expect(messageOf("Abcdef1")).toBe("Password must be at least 8 characters long");
    expect(messageOf("Abcdef12")).toBeNull();
  });

  it("may have 72 bytes of UTF-8 and not one more, because bcrypt would ignore the rest", () => {
    expect(messageOf("a".repeat(72))).toBeNull();
    expect(messageOf("a".repeat(73))).toBe("Password must be at most 72 bytes long");
    expect(messageOf("ä".repeat(36))).toBeNull();
    expect(messageOf(`${"ä".repeat(36)}a`)).toBe("Password must be at most 72 bytes long");
    // Two characters each as typed, and one as stored.
    expect(newPassword.parse("ä".normalize("NFD").repeat(36))).toBe("ä".repeat(36));
  });

  it("meets the extra rules with letters of any script", () => {
    expect(PASSWORD_RULES.every((rule) => rule.test("Пароль12"))).toBe(true);
    expect(PASSWORD_RULES.filter((rule) => !rule.test("abcdefgh")).map((rule) => rule.key)).toEqual([
      "passwordUppercase",
      "passwordNumber",
    ]);
  });
});

describe("a stored password", { timeout: 30_000 }, () => {
  it("matches itself and nothing else, up to its 72nd byte", async () => {
    const password = `${"ü".repeat(35)}ab`;
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^\$2b\$10\$/);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${"ü".repeat(35)}ac`, hash)).toBe(false);
  });

  it("is the same however its letters are typed: as one character, or as a letter with its sign", async () => {
    const [one, two] = ["Grüne-Küche-Ähre".normalize("NFC"), "Grüne-Küche-Ähre".normalize("NFD")];
    expect(one).not.toBe(two);
    const hash = await hashPassword(two);
    expect(await isPassword(one, hash)).toBe(true);
    expect(await isPassword(two, hash)).toBe(true);
    expect(await isPassword("Grune-Kuche-Ahre", hash)).toBe(false);
  });

  it("that was stored as it was typed, before forms were compared, still matches as it is typed", async () => {
    const typed = "Grüne-Küche-Ähre".normalize("NFD");
    const hash = await bcryptHash(typed, 4);
    expect(await isPassword(typed, hash)).toBe(true);
    expect(await isPassword(typed.normalize("NFC"), hash)).toBe(false);
  });

  it("is compared with a dummy hash, for as long, when there is no account", async () => {
    const hash = await hashPassword("Abcdefg-123");
    const timed = async (stored: string | null) => {
      const started = performance.now();
      expect(await isPassword("something else", stored)).toBe(false);
      return performance.now() - started;
    };
    await timed(null);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 4; round++) {
      times.known.push(await timed(hash));
      times.unknown.push(await timed(null));
    }
    // The shortest of each: a machine that stands still for a while makes one comparison longer, not all of them.
    // Without the comparison with a dummy hash, the ratio is about a thousand.
    expect(Math.min(...times.known) / Math.min(...times.unknown)).toBeLessThan(20);
  });
});

describe("many simultaneous passwords", { timeout: 60_000 }, () => {
  it("are refused with 503 and a time to wait beyond one address's queue, and others are served in between", async () => {
    const order: string[] = [];
    const from = (address: string) =>
      onBehalfOf({ address, locale: "en" }, () => isPassword("x", null)).then(
        () => order.push(address),
        (error: unknown) => error,
      );
    const flood = Array.from({ length: 620 }, () => from("203.0.113.1"));
    const other = from("203.0.113.2");
    await other;
    expect(order.filter((address) => address === "203.0.113.1").length).toBeLessThanOrEqual(8);
    const refused = (await Promise.all(flood)).filter((result) => result instanceof AppError);
    expect(refused.length).toBeGreaterThan(550);
    for (const error of refused) expect(error).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  });

  it("do not delay a device that the owner has signed in with, at whose address they are", async () => {
    const order: string[] = [];
    const compare = (account: string, isKnown: boolean) =>
      onBehalfOf({ address: "203.0.113.44", locale: "en" }, () => isPassword("x", null, { account, isKnown })).then(
        () => order.push(account),
        () => order.push("refused"),
      );
    const flood = Array.from({ length: 40 }, (_, place) => compare(`guess ${place}`, false));
    await compare("owner", true);
    expect(order.filter((each) => each.startsWith("guess")).length).toBeLessThanOrEqual(3);
    expect(order).toContain("owner");
    await Promise.all(flood);
  });

  it("do not delay a first request from another address", { timeout: 90_000 }, async () => {
    const order: string[] = [];
    const compare = (address: string, account: string) =>
      onBehalfOf({ address, locale: "en" }, () => isPassword("x", null, { account, isKnown: false })).then(() =>
        order.push(account),
      );
    for (let round = 0; round < 12; round++) await compare(`2001:db8:${round}::/64`, "victim");
    order.length = 0;
    const flood = Array.from({ length: 8 }, (_, round) => compare(`2001:db8:f${round}::/64`, "victim"));
    await compare("203.0.113.9", "owner");
    expect(order.filter((account) => account === "victim").length).toBeLessThanOrEqual(2);
    await Promise.all(flood);
  });
});
