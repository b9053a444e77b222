import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { MAX_ENTRIES } from "@/lib/recipes/carried/limits";
import { isOpened, openFiles } from "@/lib/recipes/carried/open-archive";
import { collect } from "@/tests/support/collect";

const DAMAGED = "It is damaged and could not be opened.";
const BOMB = "It unpacks to far more than a recipe. It was not opened.";
const LOCKED = "It is protected by a password. Please export it without one.";

/** The nuts stand last: a text that is cut has none. */
const SOUP = `Soup\n\nIngredients\n${"1 carrot\n".repeat(40)}2 spoons of ground hazelnut\n\nSteps\nCook it.\n`;
const soup = strToU8(SOUP);

type Place = { directory: number; local: number };

/** Where the headers of this file stand in an archive of ours. */
function placeOf(bytes: Uint8Array, name: string): Place {
  const text = Buffer.from(bytes).toString("latin1");
  return { local: text.indexOf(name) - 30, directory: text.lastIndexOf(name) - 46 };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Changes what the archive states about a file, in both of its headers. */
function state(bytes: Uint8Array, name: string, change: (view: DataView, place: Place) => void): Uint8Array {
  const copy = bytes.slice();
  change(viewOf(copy), placeOf(copy, name));
  return copy;
}

const setSize =
  (size: number) =>
  (view: DataView, { local, directory }: Place) => {
    view.setUint32(local + 22, size, true);
    view.setUint32(directory + 24, size, true);
  };

async function outcomes(bytes: Uint8Array, name = "export.zip"): Promise<Record<string, string>> {
  const files = await collect(openFiles([{ name, bytes }]));
  return Object.fromEntries(files.map((file) => [file.name, isOpened(file) ? file.text : file.reason]));
}

/** The longest time for which the page could do nothing else meanwhile, in milliseconds. */
async function longestFreeze(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

describe("an archive that states something untrue", () => {
  const archive = zipSync({ "soup.txt": soup, "other.txt": strToU8("Bread\n\n500 g flour") });

  it("about the size of a file gives no part of it: a recipe without its last ingredients is no recipe", async () => {
    for (const size of [0, 20, soup.length - 60, soup.length + 1, 2 * soup.length])
      expect(await outcomes(state(archive, "soup.txt", setSize(size)))).toEqual({
        "soup.txt": DAMAGED,
        "other.txt": "Bread\n\n500 g flour",
      });
  });

  it("about the size of a file that is not packed gives no part of it either", async () => {
    const stored = zipSync({ "soup.txt": soup }, { level: 0 });
    const cut = state(stored, "soup.txt", (view, { local, directory }) => {
      for (const place of [local + 18, local + 22, directory + 20, directory + 24])
        view.setUint32(place, soup.length - 60, true);
    });
    expect(await outcomes(cut)).toEqual({ "soup.txt": DAMAGED });
  });

  it("about a checksum is damaged, and so is a file in which one letter was changed", async () => {
    const wrong = state(archive, "soup.txt", (view, { directory }) => view.setUint32(directory + 16, 1, true));
    expect(await outcomes(wrong)).toMatchObject({ "soup.txt": DAMAGED });
    const stored = zipSync({ "soup.txt": soup }, { level: 0 });
    stored[Buffer.from(stored).indexOf("hazelnut")] = 0x67;
    expect(await outcomes(stored)).toEqual({ "soup.txt": DAMAGED });
  });

  it("about the number of its files loses none: it is damaged as a whole", async () => {
    for (const count of [0, 1, 3]) {
      const wrong = archive.slice();
      viewOf(wrong).setUint16(wrong.length - 12, count, true);
      expect(await outcomes(wrong)).toEqual({ "export.zip": DAMAGED });
    }
  });

  it("about where a file stands is damaged", async () => {
    for (const start of [3, 0x7fffffff, 0xfffffffe]) {
      const wrong = state(archive, "other.txt", (view, { directory }) => view.setUint32(directory + 42, start, true));
      expect((await outcomes(wrong))["other.txt"]).toMatch(/damaged|far more/);
    }
  });

  it("of a compressed file alone, at its end, gives no part of it", async () => {
    const file = gzipSync(soup);
    for (const size of [0, 20, soup.length - 60, soup.length + 1]) {
      const wrong = file.slice();
      viewOf(wrong).setUint32(wrong.length - 4, size, true);
      expect(await outcomes(wrong, "soup.txt")).toEqual({ "soup.txt": DAMAGED });
    }
    expect(await outcomes(file, "soup.txt")).toEqual({ "soup.txt": SOUP });
    expect(await outcomes(Buffer.concat([file, gzipSync(strToU8("Bread\n\n500 g flour"))]), "soup.txt")).toEqual({
      "soup.txt": DAMAGED,
    });
  });
});

describe("an archive that is built to be much more than it looks", () => {
  it("is not unpacked beyond what it states", async () => {
    const zeros = new Uint8Array(25 * 1024 * 1024);
    const small = state(zipSync({ "bomb.txt": zeros, "soup.txt": soup }), "bomb.txt", setSize(100));
    expect(await outcomes(small)).toEqual({ "bomb.txt": DAMAGED, "soup.txt": SOUP });
  });

  it("with many entries that share the same bytes unpacks none of them", async () => {
    const one = zipSync({ "soup.txt": soup });
    const { directory } = placeOf(one, "soup.txt");
    const end = one.length - 22;
    const header = one.slice(directory, end);
    const many = Buffer.concat([one.slice(0, directory), ...Array.from({ length: 500 }, () => header), one.slice(end)]);
    const view = viewOf(many);
    for (const place of [8, 10]) view.setUint16(many.length - 22 + place, 500, true);
    view.setUint32(many.length - 10, 500 * header.length, true);
    expect(await outcomes(many)).toEqual({ "soup.txt": BOMB });
  });

  it("that unpacks to gigabytes as a whole is refused before anything is unpacked", async () => {
    const part = new Uint8Array(29 * 1024 * 1024);
    const packed = zipSync({ "a.txt": part });
    const { directory } = placeOf(packed, "a.txt");
    const file = packed.slice(0, directory);
    const header = packed.slice(directory, packed.length - 22);
    const count = 120;
    const end = packed.slice(-22);
    const headers = Array.from({ length: count }, (_, at) => {
      const copy = header.slice();
      viewOf(copy).setUint32(42, at * file.length, true);
      return copy;
    });
    const whole = Buffer.concat([...headers.map(() => file), ...headers, end]);
    const view = viewOf(whole);
    for (const place of [8, 10]) view.setUint16(whole.length - 22 + place, count, true);
    view.setUint32(whole.length - 10, count * header.length, true);
    view.setUint32(whole.length - 6, count * file.length, true);
    expect(await outcomes(whole)).toEqual({ "export.zip": BOMB });
  });

  it("with too many entries says so, and one with many opens all of them while the page can answer", async () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, strToU8(`Dish ${at}`)]));
    expect(await outcomes(zipSync(files(MAX_ENTRIES + 1), { level: 0 }))).toEqual({
      "export.zip": `It holds more than ${MAX_ENTRIES} files.`,
    });
    const many = zipSync(files(5000), { level: 0 });
    let count = 0;
    const freeze = await longestFreeze(async () => {
      count = Object.keys(await outcomes(many)).length;
    });
    expect(count).toBe(5000);
    expect(freeze).toBeLessThan(2000);
  });

  it("lets the page answer while large files are unpacked", async () => {
    const bytes = zipSync({ "a.txt": new Uint8Array(29 * 1024 * 1024), "b.txt": new Uint8Array(29 * 1024 * 1024) });
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await outcomes(bytes);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});

describe("an archive of another kind", () => {
  it("with a password says so, file by file, and opens the others", async () => {
    const archive = zipSync({ "soup.txt": soup, "open.txt": strToU8("Bread\n\n500 g flour") }, { level: 0 });
    const locked = state(archive, "soup.txt", (view, { local, directory }) => {
      view.setUint16(local + 6, 1, true);
      view.setUint16(directory + 8, 1, true);
    });
    expect(await outcomes(locked)).toEqual({ "soup.txt": LOCKED, "open.txt": "Bread\n\n500 g flour" });
  });

  it("packed by a method that we do not have says so", async () => {
    const archive = state(zipSync({ "soup.txt": soup }), "soup.txt", (view, { local, directory }) => {
      view.setUint16(local + 8, 93, true);
      view.setUint16(directory + 10, 93, true);
    });
    expect(await outcomes(archive)).toEqual({
      "soup.txt": "It is packed in a way that we cannot open. Please pack it as an ordinary ZIP file.",
    });
  });

  it("with a directory for large files (ZIP64) is opened", async () => {
    const plain = zipSync({ "soup.txt": soup });
    const { directory } = placeOf(plain, "soup.txt");
    const end = plain.length - 22;
    const at = viewOf(plain);
    // The sizes move to the extra field, and the end of the directory to its long form.
    const extra = new Uint8Array(20);
    const extraView = viewOf(extra);
    extraView.setUint16(0, 1, true);
    extraView.setUint16(2, 16, true);
    extraView.setBigUint64(4, BigInt(at.getUint32(directory + 24, true)), true);
    extraView.setBigUint64(12, BigInt(at.getUint32(directory + 20, true)), true);
    const header = Buffer.concat([plain.slice(directory, end), extra]);
    viewOf(header).setUint32(20, 0xffffffff, true);
    viewOf(header).setUint32(24, 0xffffffff, true);
    viewOf(header).setUint16(30, 20, true);
    const long = new Uint8Array(56 + 20);
    const longView = viewOf(long);
    longView.setUint32(0, 0x06064b50, true);
    longView.setBigUint64(4, 44n, true);
    for (const place of [24, 32]) longView.setBigUint64(place, 1n, true);
    longView.setBigUint64(40, BigInt(header.length), true);
    longView.setBigUint64(48, BigInt(directory), true);
    longView.setUint32(56, 0x07064b50, true);
    longView.setBigUint64(64, BigInt(directory + header.length), true);
    const last = plain.slice(end);
    for (const place of [8, 10]) viewOf(last).setUint16(place, 0xffff, true);
    for (const place of [12, 16]) viewOf(last).setUint32(place, 0xffffffff, true);
    expect(await outcomes(Buffer.concat([plain.slice(0, directory), header, long, last]))).toEqual({
      "soup.txt": SOUP,
    });
  });

  it("behind a program that opens it, or before a comment, is opened", async () => {
    const archive = zipSync({ "soup.txt": soup });
    const withComment = Buffer.concat([archive, Buffer.from("a comment")]);
    viewOf(withComment).setUint16(archive.length - 2, 9, true);
    expect(await outcomes(withComment)).toEqual({ "soup.txt": SOUP });
    const program = Buffer.concat([Buffer.from("PK, the program that opens it"), archive]);
    expect(await outcomes(program)).toEqual({ "soup.txt": SOUP });
  });

  it("with two files of one name opens both", async () => {
    const both = zipSync({ "a/soup.txt": soup, "b/soup.txt": strToU8("Bread\n\n500 g flour") }, { level: 0 });
    for (let at = Buffer.from(both).indexOf("b/soup"); at >= 0; at = Buffer.from(both).indexOf("b/soup"))
      both[at] = 0x61;
    const texts = (await collect(openFiles([{ name: "export.zip", bytes: both }]))).map((file) =>
      isOpened(file) ? file.text : file.reason,
    );
    expect(texts).toEqual([SOUP, "Bread\n\n500 g flour"]);
  });

  it.each(["../a.txt", "a/../../b.txt", "..\\a.txt", "/etc/a.txt", "\\\\host\\a.txt", "C:\\a.txt", "c:a.txt"])(
    "whose path is %s is not opened",
    async (name) => {
      expect(await outcomes(zipSync({ [name]: soup }))).toEqual({
        [name]: "Its path leads out of the archive. It was not opened.",
      });
    },
  );

  it("that is cut off anywhere, or has any byte changed, gives whole recipes or none", async () => {
    const archive = zipSync({ "soup.txt": soup });
    for (let at = 0; at < archive.length; at++) {
      const changed = archive.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x41;
      for (const bytes of [archive.slice(0, at), changed]) {
        for (const file of await collect(openFiles([{ name: "soup.zip", bytes }])))
          if (isOpened(file) && file.text.includes("carrot")) expect(file.text).toBe(SOUP);
      }
    }
  });
});
