import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RELATIONS, type Sight } from "@/server/sight/ways/relations";
import { WAY_NAMES } from "@/server/sight/ways/ways";

type Field = { name: string; type: string; native: string | null; isId: boolean; isList: boolean; from: string[] };
type Model = { name: string; fields: Field[] };

const { models } = JSON.parse(readFileSync("server/db/data-model/data-model.json", "utf8")) as { models: Model[] };

/** Whoever is behind these sees what is related to them. */
const SEERS = ["Household", "Venue", "OAuthClient", "SharedTable"];

const relationsOf = (all: readonly Model[]) =>
  all.flatMap((model) =>
    model.fields
      .filter(({ type, from }) => type === "User" && from.length > 0)
      .map((field) => ({ name: `${model.name}.${field.name}`, model })),
  );

/** The sentences in which a list of declarations is not what the schema says. */
function problemsOf(all: readonly Model[], declared: Readonly<Record<string, Sight>>): string[] {
  const relations = relationsOf(all);
  const names = relations.map(({ name }) => name);
  return [
    ...names
      .filter((name) => !declared[name])
      .map((name) => `${name} is a relation to a person: say in server/sight/ways/relations.ts who else reads it.`),
    ...Object.keys(declared)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is declared in server/sight/ways/relations.ts, but is no relation to a person.`),
    ...relations.flatMap(({ name, model }) => {
      const seer = model.fields.find(({ type, from }) => SEERS.includes(type) && from.length > 0);
      const isHidden = declared[name]?.by === "nobody" && !HIDDEN_FROM_SEERS.includes(name);
      return seer && isHidden
        ? [`${name} is declared as read by nobody, but ${model.name} belongs to a ${seer.type}, which reads it.`]
        : [];
    }),
    ...relations.flatMap(({ name, model }) =>
      model.fields.some((field) => field.isList && /LinkView$/.test(field.type)) && !isByWay(declared[name])
        ? [`${name} is opened by whoever has its link: declare the way that ends it.`]
        : [],
    ),
  ];
}

const isByWay = (sight: Sight | undefined) => Array.isArray(sight?.by);

/** Whose rows hold nothing of the person, as relations.ts says of each. */
const HIDDEN_FROM_SEERS = ["OAuthNotice.user", "PantryItem.owner"];

describe("relations of the schema to a person", () => {
  it("are all declared with who else reads them", () => {
    expect(problemsOf(models, RELATIONS)).toEqual([]);
  });

  it("are found when a table is new, and named in a sentence", () => {
    const user: Field = { name: "guest", type: "User", native: null, isId: false, isList: false, from: ["guestId"] };
    const diary: Model = { name: "KitchenDiary", fields: [user, { ...user, name: "venue", type: "Venue" }] };
    expect(problemsOf([...models, diary], RELATIONS)).toEqual([
      "KitchenDiary.guest is a relation to a person: say in server/sight/ways/relations.ts who else reads it.",
    ]);
    const hidden: Record<string, Sight> = {
      ...RELATIONS,
      "KitchenDiary.guest": { by: "nobody", because: "It is ours." },
    };
    expect(problemsOf([...models, diary], hidden)).toEqual([
      "KitchenDiary.guest is declared as read by nobody, but KitchenDiary belongs to a Venue, which reads it.",
    ]);
  });

  it("are found when a link to a person's data is new", () => {
    const user: Field = { name: "user", type: "User", native: null, isId: false, isList: false, from: ["userId"] };
    const link: Model = {
      name: "PlanLink",
      fields: [user, { ...user, name: "viewed", type: "PlanLinkView", isList: true, from: [] }],
    };
    const declared: Record<string, Sight> = { ...RELATIONS, "PlanLink.user": { by: "nobody", because: "It is ours." } };
    expect(problemsOf([...models, link], declared)).toEqual([
      "PlanLink.user is opened by whoever has its link: declare the way that ends it.",
    ]);
  });

  it("are reached by no column beside them", () => {
    const related = new Set(
      models.flatMap(({ name, fields }) => fields.flatMap(({ from }) => from.map((each) => `${name}.${each}`))),
    );
    const loose = models.flatMap(({ name, fields }) =>
      fields
        .filter((field) => /^(user|owner|person|actor|guest|member|invitedBy|createdBy|changedBy)Id$/.test(field.name))
        .map((field) => `${name}.${field.name}`)
        .filter((each) => !related.has(each)),
    );
    expect(loose, "a column that holds a person's id without a relation escapes the list").toEqual([]);
  });

  it("name ways that exist, and every way is named by one of them", () => {
    const named = Object.values(RELATIONS).flatMap(({ by }) => (Array.isArray(by) ? by : []));
    expect([...new Set(named)].sort()).toEqual([...WAY_NAMES].sort());
  });
});
