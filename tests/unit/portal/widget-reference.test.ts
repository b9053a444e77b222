import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as reference from "@/lib/portal/widget-reference";
import type { Checks } from "@/sdk/widget/src/checks";
import type {
  ButtonOptions,
  ForkprintApi,
  ForkprintErrorCode,
  MarkedMenu,
  MenuOptions,
  SignedIn,
} from "@/sdk/widget/src/types";

/** Removes the index signature for fields that the caller names. */
type Known<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: true };

// A key that only the widget or only this list has is a compile error.
const BUTTON: Record<keyof ButtonOptions, true> = {
  ...{ buttonText: true, userEmail: true, pulse: true, venueId: true, internalVenueId: true, size: true, theme: true },
  ...{ onSuccess: true, onSignOut: true, onError: true },
};
const MENU: Record<keyof MenuOptions, true> = {
  ...{ menuItems: true, markup: true, useBrackets: true, allergenKey: true, userEmail: true, signal: true },
};
const MARKED: Record<Known<MarkedMenu>, true> = {
  ...{ names: true, descriptions: true, containers: true, unchecked: true, personalised: true, disclaimer: true },
};
const SIGNED: Record<keyof SignedIn, true> = {
  ...{ accessToken: true, expiresAt: true, scope: true, user: true, hasPreferences: true },
};
const CODES: Record<ForkprintErrorCode, true> = {
  ...{ access_denied: true, popup_closed: true, popup_blocked: true, insecure_page: true, network: true },
  ...{ refused: true, wrong_answer: true, visit_not_recorded: true, cancelled: true, invalid_option: true },
};
const CALLS: Record<keyof ForkprintApi, true> = {
  ...{
    renderSignInButton: true,
    processMenu: true,
    readPage: true,
    write: true,
    signOut: true,
    destroy: true,
    version: true,
  },
};

const STATES: Record<NonNullable<Checks["kind"]>, true> = {
  ...{ checking: true, checked: true, partly: true, unchecked: true },
};

const namesOf = (rows: readonly (readonly [string, string])[]) => rows.map(([name]) => name.replace(/\(.*/, "")).sort();

describe("the reference of the widget", () => {
  it.each([
    ["options of the button", reference.BUTTON_OPTIONS, BUTTON],
    ["options of processMenu", reference.MENU_OPTIONS, MENU],
    ["fields of the marked menu", reference.MENU_ANSWER, MARKED],
    ["fields of the signed-in guest", reference.SIGNED_IN, SIGNED],
    ["errors", reference.ERRORS, CODES],
    ["calls", reference.CALLS, CALLS],
    ["states", reference.STATES, STATES],
  ] as const)("lists all %s", (_, rows, known) => {
    expect(namesOf(rows)).toEqual(Object.keys(known).sort());
  });

  it("lists every attribute that the widget reads, and no other", async () => {
    const source = async (name: string) => readFile(`sdk/widget/src/${name}.ts`, "utf8");
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const script = (await Promise.all(["config", "language", "items"].map(source))).join("");
    const attributes = [...script.matchAll(/said\.(\w+)|\{ (language) \} = said/g)].map(
      ([, name, other]) => `data-${kebab(name ?? other ?? "")}`,
    );
    expect(namesOf(reference.SCRIPT_ATTRIBUTES)).toEqual([...new Set(attributes)].sort());
    const sources = await Promise.all(["selectors"].map(source));
    const read = [...sources.join("").matchAll(/"\[(data-[a-z-]+)\]"/g)].map(([, name]) => name);
    expect(namesOf(reference.PAGE_ATTRIBUTES)).toEqual([...new Set(read)].sort());
  });
});
