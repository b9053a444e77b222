import { describe, expect, it } from "vitest";
import { photoAttributes } from "@/components/recipes/photos/photo-attributes";
import {
  chooseFiles,
  fileProblem,
  PHOTO_MAX_BYTES,
  PHOTO_TYPES,
  PHOTOS_PER_RECIPE,
  type PhotoEntry,
  withStored,
} from "@/components/recipes/photos/photo-entries";
import * as server from "@/lib/schemas/photos";

const photo = (id: string): server.PhotoWire => ({
  id,
  url: `/photos/${id}/1280.webp`,
  caption: null,
  is_primary: false,
  width: 1280,
  height: 960,
  placeholder: null,
  renditions: [320, 640, 1280].map((width) => ({ url: `/photos/${id}/${width}.webp`, width, height: width * 0.75 })),
});
const file = (name: string, over: object = {}) => ({ name, type: "image/jpeg", size: 1000, ...over });

describe("the files that are accepted", () => {
  it("have the server's limits", () => {
    expect([PHOTO_TYPES, PHOTO_MAX_BYTES, PHOTOS_PER_RECIPE]).toEqual([
      [...server.PHOTO_TYPES],
      server.PHOTO_MAX_BYTES,
      server.PHOTOS_PER_RECIPE,
    ]);
  });

  it.each([
    [{}, null],
    [{ type: "image/heic" }, "Photos must be JPEG, PNG or WebP"],
    [{ type: "" }, "Photos must be JPEG, PNG or WebP"],
    [{ size: 0 }, "The file is empty"],
    [{ size: PHOTO_MAX_BYTES }, null],
    [{ size: PHOTO_MAX_BYTES + 1 }, "A photo may have at most 10 MB"],
  ])("a file with %j has the problem %j", (over, problem) => expect(fileProblem(file("a", over))).toBe(problem));

  it("are as many as there is room for, and the others are named", () => {
    const files = [file("a.jpg"), file("b.pdf", { type: "application/pdf" }), file("c.jpg")];
    expect(chooseFiles(files, 1)).toEqual({
      taken: [files[0]],
      refused: ["b.pdf: Photos must be JPEG, PNG or WebP.", "A recipe has at most 20 photos."],
    });
    expect(chooseFiles(files, 2)).toMatchObject({ taken: [files[0], files[2]] });
    expect(chooseFiles([file("d.jpg")], 0).taken).toEqual([]);
  });
});

it("uploads follow the photos that the server has", () => {
  const waiting = { kind: "file", key: "file-1" } as PhotoEntry;
  const stale = { kind: "stored", key: "old", photo: photo("old") } as PhotoEntry;
  expect(withStored([photo("b"), photo("a")], [stale, waiting]).map(({ key }) => key)).toEqual(["b", "a", "file-1"]);
});

it("every width of a photo is offered with its proportions", () => {
  expect(photoAttributes({ ...photo("a"), placeholder: "data:image/webp;base64,AA==" }, "50vw")).toEqual({
    sizes: "50vw",
    srcSet: "/photos/a/320.webp 320w, /photos/a/640.webp 640w, /photos/a/1280.webp 1280w",
    src: "/photos/a/1280.webp",
    width: 1280,
    height: 960,
    style: { background: 'center / cover no-repeat url("data:image/webp;base64,AA==")' },
  });
});
