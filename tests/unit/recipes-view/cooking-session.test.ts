import { describe, expect, it } from "vitest";
import { toCookingSession } from "@/components/recipes/cooking-session";
import { grouped } from "@/components/recipes/grouped";

describe("the state of cooking that the tab stores", () => {
  it("is restored", () => {
    expect(toCookingSession({ struck: ["a", "b"], scale: "5/4" })).toEqual({ struck: ["a", "b"], scale: "5/4" });
  });

  it.each([null, 3, "text", [], {}, { struck: "a" }, { struck: [1], scale: "0" }, { scale: "1/0" }, { scale: "-1" }])(
    "is reset for anything else: %j",
    (value) => expect(toCookingSession(value)).toEqual({ struck: [], scale: "1" }),
  );
});

describe("grouped", () => {
  it("keeps the order and puts neighbours of a heading together", () => {
    const lines = ["a:", "b:x", "c:x", "d:", "e:x"].map((text) => {
      const [id = "", group = ""] = text.split(":");
      return { id, group: group || null };
    });
    expect(grouped(lines).map(({ group, lines: found }) => [group, found.map(({ id }) => id)])).toEqual([
      [null, ["a"]],
      ["x", ["b", "c"]],
      [null, ["d"]],
      ["x", ["e"]],
    ]);
  });
});
