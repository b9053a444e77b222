import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isEasilyGuessedHere } from "@/lib/auth/guess-in-browser";
import { isEasilyGuessed } from "@/lib/auth/password-guesses";
import { knownWordsGuesser } from "@/server/auth/known-words";

let guesser: ReturnType<typeof knownWordsGuesser>;
beforeAll(() => {
  guesser = knownWordsGuesser();
}, 120_000);
const isEasy = (password: string, own: readonly string[] = []) =>
  isEasilyGuessed(password, (text) => guesser(text, own));

describe("a password is easy to guess", () => {
  it.each([
    ["Summer2026!", "Admin123!", "Qwerty123!", "Winter2025#", "December2025!", "Monday2026!", "Spring2026$"],
    ["Sommer2026!", "Montag123!", "Weihnachten24!", "Ostern2026!", "Frühling2026!", "Qwertz123!", "Passwort1!"],
    ["P@ssw0rd2026", "Welcome2026!", "Liverpool2024!", "Michael1987!", "München2026!", "Kartoffel12!", "Pizza1234!"],
    ["2026Sommer!", "!Sommer2026", "asdfASDF1234", "1qaz!QAZ", "Zxcvbnm1!", "Abcdefg-123", "12341234Ab!"],
    ["password", "PASSWORD123", "12345678", "zzzzzzzz", "a".repeat(72), "ab".repeat(30), "iloveyou2"],
  ])("if it is a usual word, name, key pattern or repetition with digits and signs: %s, %s …", (...passwords) => {
    expect(passwords.filter((password) => !isEasy(password))).toEqual([]);
  });

  it.each([
    ["Autumn2025!", "Winter24!!", "Hello123!", "Welcome1!", "Letmein1!", "Dragon99!", "Football7!", "Baseball12"],
    ["Monkey123!", "Shadow2024!", "Sunshine1!", "Princess1!", "Charlie99!", "Jessica22!", "Thomas1985!", "Sandra77!"],
    [
      "Berlin2025!",
      "London2026!",
      "Paris2024!",
      "Juventus10!",
      "Chelsea2025",
      "Batman123!",
      "Pokemon25!",
      "Mustang69!",
    ],
    ["Ferrari12!", "Whiskey7!", "Cookie123!", "Butterfly1!", "Chocolate2!", "Schatz123!", "Hallo1234!", "Geheim123!"],
    ["Test1234!", "asdfgh123!", "Zxcvbn123!", "1q2w3e4r!", "Abcd1234!", "Abc12345!", "11112222", "1234qwer!"],
    ["S0mmer2026!", "P4ssw0rd!", "Pa$$word1", "P@ssw0rd1", "Adm1n2026!", "Anna!!99", "Lisa2010!", "Love1234!"],
  ])("if it is such a word, also a short one or one with signs for letters: %s, %s …", (...passwords) => {
    expect(passwords.filter((password) => !isEasy(password))).toEqual([]);
  });

  it("if it is what is known of the person, decorated", () => {
    expect(isEasy("Forkprint2026!", ["Forkprint"])).toBe(true);
    expect(isEasy("Okafor-1985", ["okafor"])).toBe(true);
    expect(isEasy("Xanthuril2026!", ["xanthuril"])).toBe(true);
  });
});

it("the form says so of the most usual ones, and refuses nothing that the server accepts", () => {
  const easy = ["Summer2026!", "Qwerty123!", "Admin123!", "Sommer2026!", "password", "zzzzzzzz"];
  expect(easy.filter((password) => !isEasilyGuessedHere(password, []))).toEqual([]);
  const good = ["Blue-Kettle-42", "correct horse battery", "kT9#vLq2", "Grüne-Küche-Ähre"];
  expect(good.filter((password) => isEasilyGuessedHere(password, []))).toEqual([]);
});

describe("a password is accepted", () => {
  it.each([
    ["Blue-Kettle-42", "correct horse battery", "password of the day", "Harbour-19-thimble", "Not-the-one-9"],
    ["Blaue-Kanne-42", "Drei Hasen tanzen", "Leise rieselt Mehl", "Grüne-Küche-Ähre", "Zwiebel kauft Mond"],
    ["kT9#vLq2", "f7Gq2LmZ", "2Y3g_pl54_Dx", "xK8mPq3vR", "Пароль-длинный"],
  ])("if it is several words, or characters without a pattern: %s, %s …", (...passwords) => {
    expect(passwords.filter((password) => isEasy(password))).toEqual([]);
  });

  it.each([
    ["letters, digits and signs", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*-_+=?."],
    ["letters and digits", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"],
  ])(
    "if a device chose eight characters of it, but for one of 200 at most: %s",
    (_, signs) => {
      // Biased values repeat characters, devices do not.
      const random = fc.noBias(fc.array(fc.constantFrom(...signs), { minLength: 8, maxLength: 8 }));
      const chosen = fc.sample(random, { numRuns: 400, seed: 37 }).map((characters) => characters.join(""));
      expect(chosen.filter((password) => isEasy(password)).length).toBeLessThanOrEqual(2);
    },
    60_000,
  );

  it("if a device chose twelve characters of it", () => {
    const signs = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ23456789-_!"];
    const chosen = fc.array(fc.constantFrom(...signs), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(chosen, (characters) => {
        // fast-check likes repetitions, devices do not.
        fc.pre(new Set(characters).size > 9);
        expect(isEasy(characters.join(""))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
