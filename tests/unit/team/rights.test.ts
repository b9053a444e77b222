import { describe, expect, it } from "vitest";
import { PORTAL_SECTIONS, SECTION_RIGHTS } from "@/lib/portal/sections";
import { ACT_GROUPS, actInWords, isActOf } from "@/lib/team/acts";
import { allows, mayGrant, RIGHTS, type Right, ROLES, type RoleAt, reachOf, sameRoles } from "@/lib/team/rights";

const ALL = Object.keys(RIGHTS) as Right[];
const at = (role: RoleAt["role"], venueId: string | null = null): RoleAt => ({ role, venueId });

describe("the table of rights", () => {
  it("gives an owner everything, and nobody what an owner has not", () => {
    for (const right of ALL) expect([right, allows("owner", right)]).toEqual([right, true]);
  });

  it("shows names of guests to no role that is not in the kitchen or above, and numbers to no kitchen", () => {
    expect(ROLES.filter((role) => allows(role, "guests"))).toEqual(["owner", "manager"]);
    expect(ROLES.filter((role) => allows(role, "live"))).toEqual(["owner", "manager", "kitchen"]);
    expect(ROLES.filter((role) => allows(role, "figures"))).toEqual(["owner", "manager", "analyst"]);
  });

  it("opens a section to every role, so that nobody signs in to nothing", () => {
    for (const role of ROLES) {
      expect(PORTAL_SECTIONS.filter((section) => allows(role, SECTION_RIGHTS[section])).length).toBeGreaterThan(2);
    }
  });
});

describe("the reach of a right", () => {
  it.each<[RoleAt[], Right, readonly string[] | null | undefined]>([
    [[], "live", undefined],
    [[at("analyst")], "live", undefined],
    [[at("kitchen")], "live", null],
    [[at("kitchen", "a"), at("manager", "b")], "live", ["a", "b"]],
    [[at("kitchen", "a"), at("manager", "b")], "guests", ["b"]],
    [[at("kitchen"), at("manager", "b")], "live", null],
    [[at("kitchen"), at("manager", "b")], "guests", ["b"]],
  ])("of %j for %s is %j", (roles, right, reach) => {
    expect(reachOf(roles, right)).toEqual(reach);
  });
});

describe("giving and taking roles", () => {
  it.each<[RoleAt[], RoleAt[], boolean]>([
    [[at("owner")], [at("owner")], true],
    [[at("manager")], [at("kitchen")], true],
    [[at("manager")], [at("kitchen", "a"), at("analyst", "b")], true],
    [[at("manager")], [at("manager", "a")], false],
    [[at("manager")], [at("owner")], false],
    [[at("manager", "a")], [at("kitchen", "a")], true],
    [[at("manager", "a")], [at("kitchen", "b")], false],
    [[at("manager", "a")], [at("kitchen")], false],
    [[at("manager", "a"), at("kitchen", "b")], [at("kitchen", "b")], false],
    [[at("kitchen")], [at("kitchen")], false],
    [[at("analyst")], [], false],
  ])("%j may give %j: %s", (own, roles, may) => {
    expect(mayGrant(own, roles)).toBe(may);
  });

  it("compares roles in any order, and tells all venues from one", () => {
    expect(sameRoles([at("kitchen", "a"), at("analyst", "b")], [at("analyst", "b"), at("kitchen", "a")])).toBe(true);
    expect(sameRoles([at("kitchen")], [at("kitchen", "a")])).toBe(false);
  });
});

describe("what is written down", () => {
  it("has words for each kind, and an unknown kind its own name", () => {
    const kinds = ACT_GROUPS.flatMap(isActOf);
    expect(kinds.filter((kind) => /_/.test(actInWords(kind)))).toEqual([]);
    expect(actInWords("of_a_later_release")).toBe("of_a_later_release");
  });
});
