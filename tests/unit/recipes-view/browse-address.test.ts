import { describe, expect, it } from "vitest";
import { browseAddress, pagerNumbers, readBrowseAddress } from "@/components/recipes/browse-address";

describe("the address of a page of recipes", () => {
  it.each([
    [1, 20, "/recipes"],
    [3, 20, "/recipes?page=3"],
    [1, 50, "/recipes?page_size=50"],
    [2, 10, "/recipes?page=2&page_size=10"],
  ] as const)("page %s of %s is %s, and is read back the same", (page, page_size, address) => {
    expect(browseAddress({ page, page_size })).toBe(address);
    const search = Object.fromEntries(new URL(address, "http://localhost").searchParams);
    expect(readBrowseAddress(search)).toEqual({ page, page_size });
  });

  it.each([
    [{ page: "0" }, { page: 1, page_size: 20 }],
    [
      { page: "two", page_size: "10" },
      { page: 1, page_size: 10 },
    ],
    [
      { page: "2", page_size: "11" },
      { page: 2, page_size: 20 },
    ],
    [{ page: ["2", "3"] }, { page: 1, page_size: 20 }],
    [{ page: "1e30" }, { page: 1, page_size: 20 }],
  ])("reads what is wrong as the default: %j", (search, read) => {
    expect(readBrowseAddress(search)).toEqual(read);
  });
});

describe("pagerNumbers", () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])("shows five at most around page %s of %s", (page, total, numbers) => {
    expect(pagerNumbers(page, total)).toEqual(numbers);
  });
});
