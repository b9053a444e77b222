import { describe, expect, it } from "vitest";
import { likeNames } from "@/server/recalls/like-names";

const like = likeNames([{ name: "Milk" }, { name: "Oat bars 4 x 30 g" }, { name: "Crispy Onion" }]);

describe("a food with a name like a recalled one", () => {
  it.each([
    ["Mill oat bar with apple", "Oat bars 4 x 30 g"],
    ["crispy onions from Belgium", "Crispy Onion"],
  ])("is found in %j", (text, name) => {
    expect(like(text)?.name).toBe(name);
  });

  it.each(["Milk chocolate", "Onion rings", "Oats", ""])("is not found in %j", (text) => {
    expect(like(text)).toBeNull();
  });
});
