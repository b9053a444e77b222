import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit, isOwnNumber, printedCode, readCode, upcAOf } from "@/lib/products/gtin";

describe("the code of a product", () => {
  it.each([
    ["4006381333931", "04006381333931"],
    ["4006381 333931", "04006381333931"],
    ["036000291452", "00036000291452"],
    ["96385074", "00000096385074"],
    ["09521234543213", "09521234543213"],
    // UPC-E, each of the four ways to leave zeros out
    ["01234505", "00012000003455"],
    ["01234514", "00012100003454"],
    ["01234531", "00012300000451"],
    ["01234543", "00012340000053"],
    ["01234565", "00012345000065"],
    ["https://id.gs1.org/01/09521234543213/10/ABC?17=260101", "09521234543213"],
    ["https://shop.example/p/01/9521234543213", "09521234543213"],
    ["(01)09521234543213(17)260101(10)A1", "09521234543213"],
    ["]d2010952123454321317260101", "09521234543213"],
    ["17260101\u001d0109521234543213", "09521234543213"],
  ])("is read from %j", (text, gtin) => {
    expect(readCode(text)).toEqual({ gtin });
  });

  it.each([
    ["40063813339", { problem: "digits", count: 11 }],
    ["4006381333932", { problem: "check_digit" }],
    ["00000000", { problem: "no_code" }],
    ["https://shop.example/menu", { problem: "digits", count: 0 }],
    ["WIFI:S:guest;;", { problem: "no_code" }],
    ["", { problem: "no_code" }],
  ])("is refused in %j, with the reason", (text, problem) => {
    expect(readCode(text)).toEqual(problem);
  });

  it("of any thirteen digits has one check digit, and one wrong digit is noticed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const gtin = body + checkDigit(body);
        expect(readCode(gtin)).toEqual({ gtin });
        const wrong = gtin.slice(0, at) + ((Number(gtin[at]) + by) % 10) + gtin.slice(at + 1);
        expect(readCode(wrong)).not.toHaveProperty("gtin");
      }),
    );
  });

  it("is shown as it is printed, and read back the same", () => {
    for (const printed of ["4006381333931", "036000291452", "96385074", "19521234543210"]) {
      const read = readCode(printed);
      if (!("gtin" in read)) throw new Error(printed);
      expect(printedCode(read.gtin)).toBe(printed);
    }
  });

  it("that a scanner calls UPC-E is read as that, also where an EAN-8 has the same digits", () => {
    const both = Array.from({ length: 100_000 }, (_, at) => `1${String(at).padStart(6, "0")}`)
      .flatMap((seven) => Array.from({ length: 10 }, (_, last) => `${seven}${last}`))
      .find((each) => upcAOf(each) !== each && printedOf(each) === each);
    if (!both) throw new Error("no digits are right as both");
    expect(printedOf(upcAOf(both))).toHaveLength(12);
  });

  it("that a shop gave its own food is told apart", () => {
    expect(["02123456000009", "00000020123451", "00212345678901"].map(isOwnNumber)).toEqual([true, true, true]);
    expect(["04006381333931", "00000096385074", "00036000291452"].map(isOwnNumber)).toEqual([false, false, false]);
  });
});

function printedOf(code: string): string | null {
  const read = readCode(code);
  return "gtin" in read ? printedCode(read.gtin) : null;
}
