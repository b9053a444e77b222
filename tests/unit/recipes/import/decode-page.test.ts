import { describe, expect, it } from "vitest";
import { decodePage } from "@/server/recipes/import/fetch/decode-page";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, "utf16le");
const html = "text/html";

describe("decodePage", () => {
  it.each<[string, Uint8Array, string, string]>([
    ["UTF-8 by the header", Buffer.from("crème"), "text/html; charset=UTF-8", "crème"],
    ["Latin-1 by the header", latin("crème"), 'text/html; charset="iso-8859-1"', "crème"],
    [
      "the byte order mark rather than the header",
      Buffer.from("\ufeffcrème"),
      "text/html; charset=iso-8859-1",
      "crème",
    ],
    ["UTF-16, low byte first", utf16("crème"), html, "crème"],
    ["UTF-16, high byte first", Buffer.from(utf16("crème")).swap16(), html, "crème"],
    [
      "the header rather than the page's meta element",
      Buffer.from('<meta charset="iso-8859-1">crème'),
      "text/html;charset=utf-8",
      "crème",
    ],
    ["the page's own word", latin('<meta charset="windows-1252">crème'), html, "crème"],
    [
      "the page's older word",
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">crème ¤'),
      html,
      "crème €",
    ],
    ["the encoding of an XML declaration", latin('<?xml version="1.0" encoding="iso-8859-1"?>crème'), html, "crème"],
    ["Shift JIS", Buffer.from([0x82, 0xb2, 0x94, 0xd1]), "text/html; charset=Shift_JIS", "ご飯"],
    ["UTF-8 without a stated encoding", Buffer.from("crème"), html, "crème"],
    ["Windows-1252 without a stated encoding", latin("crème \x96"), html, "crème –"],
    ["a page with an unknown encoding as UTF-8", Buffer.from("crème"), "text/html; charset=klingon", "crème"],
    ["a page that says UTF-16 in ASCII", Buffer.from('<meta charset="utf-16">crème'), html, "crème"],
    ["an empty page", new Uint8Array(), "", ""],
  ])("reads %s", (_, bytes, contentType, text) => {
    expect(decodePage(bytes, contentType)).toContain(text);
  });
});
