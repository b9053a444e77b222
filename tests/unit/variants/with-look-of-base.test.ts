import { describe, expect, it } from "vitest";
import { ofEachTime } from "@/lib/recipes/times";
import { withLookOfBase } from "@/server/recipes/with-look-of-base";

const variant = {
  id: "variant",
  title: "My soup",
  is_public: false,
  source_url: null,
  image: null,
  photos: [],
  language: null,
  yield_text: null,
  ...ofEachTime(() => null),
  total_time: 5,
};

describe("what a variant shows of its base", () => {
  it("is its looks alone, even if the base is a whole recipe", () => {
    const base = { ...variant, id: "base", title: "Soup", is_public: true, total_time: 40, cuisine: "thai" as const };
    expect(withLookOfBase(variant, base)).toEqual({ ...variant, total_time: 40, cuisine: "thai" });
  });

  it("is nothing if the base is deleted", () => {
    expect(withLookOfBase(variant, null)).toEqual({ ...variant, total_time: null });
  });
});
