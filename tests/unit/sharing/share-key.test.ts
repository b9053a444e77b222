import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkIdOf, shareKeyOf } from "@/server/sharing/share-key";
import { useSettings } from "../../support/settings";

const ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

describe("the key of a share link", () => {
  it("is decoded to the id for which it was made", () => {
    fc.assert(fc.property(fc.uuid(), (id) => linkIdOf(shareKeyOf(id)) === id));
  });

  it("is refused after any change of a single character", () => {
    const key = shareKeyOf(ID);
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === "A" ? "B" : "A";
      const changed = linkIdOf(`${key.slice(0, at)}${other}${key.slice(at + 1)}`);
      // The last character has two unused bits, so changing it may make no difference.
      if (at < key.length - 1) expect(changed, `${at}`).toBeNull();
    }
  });

  it.each(["", "x", ID, shareKeyOf(ID).slice(1), `${shareKeyOf(ID)}A`, `${shareKeyOf(ID)}=`, "💥".repeat(43), " "])(
    "is not %j",
    (text) => expect(linkIdOf(text)).toBeNull(),
  );

  it("is invalid under another secret", () => {
    const key = shareKeyOf(ID);
    useSettings({ AUTH_SECRET: "another-secret-of-at-least-32-characters" });
    expect(linkIdOf(key)).toBeNull();
  });
});
