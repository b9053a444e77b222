import { describe, expect, it } from "vitest";
import { readMenu } from "@/lib/menus/read-menu";

describe("the key of codes in a pasted menu", () => {
  it("is no dish, and is put into words at each dish that has such a code", () => {
    const text = "Wiener Schnitzel (A, C): mit Kartoffelsalat\nFischsuppe (D)\nReis\n\nA = Gluten, C = Ei, D = Fisch";
    expect(readMenu(text)).toEqual([
      { name: "Wiener Schnitzel", description: "mit Kartoffelsalat. Contains: gluten, egg." },
      { name: "Fischsuppe", description: "Contains: fish." },
      { name: "Reis", description: "" },
    ]);
  });

  it("leaves a code that it does not explain where it is", () => {
    expect(readMenu("Rice (K)\nA = gluten, C = egg")).toEqual([{ name: "Rice (K)", description: "" }]);
  });

  it("may stand in lines under its title", () => {
    const lines = "Schnitzel (A)\n\nAllergene:\nA: Gluten\nB: Krebstiere";
    expect(readMenu(lines)).toEqual([{ name: "Schnitzel", description: "Contains: gluten." }]);
  });

  it("is not seen in a menu of numbered dishes", () => {
    expect(readMenu("A: soup\n7 - Fish").map(({ name }) => name)).toEqual(["A", "7"]);
  });
});
