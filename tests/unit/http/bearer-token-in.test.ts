import { expect, it } from "vitest";
import { bearerTokenIn } from "@/server/bearer";

it.each([
  ["Bearer oat_1", "oat_1"],
  ["BEARER   oat_1", "oat_1"],
  ["bearer oat_1", "oat_1"],
  ["Bearer oat_1 oat_2", undefined],
  ["Bearer oat_1, Bearer oat_2", undefined],
  ["Bearer", undefined],
  ["Bearer ", undefined],
  ["Basic b2F0", undefined],
  [" Bearer oat_1", undefined],
  ["", undefined],
  [null, undefined],
])("an Authorization header of %j contains the token %j", (header, token) => {
  expect(bearerTokenIn(header)).toBe(token);
});
