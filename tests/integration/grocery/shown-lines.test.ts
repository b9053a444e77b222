import { expect, it } from "vitest";
import { isAdditionThere, isLineAlive, NEVER } from "@/lib/grocery/list-state";
import { db } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { copyList } from "@/server/grocery/copy-list";
import { getList } from "@/server/grocery/get-list";
import { summarizeLists } from "@/server/grocery/list-lists";
import { createPerson } from "../../factories/people";

const TIMES = [null, new Date(1000), new Date(2000)];
/** All pairs of times: never, before, at the same moment and after. */
const PAIRS = TIMES.flatMap((gone) => TIMES.map((back) => ({ gone, back })));
const at = (time: Date | null) => time?.getTime() ?? NEVER;

it("loading, counting and copying use exactly the lines that the rules of the list show", async () => {
  const { id: ownerId } = await createPerson();
  const { id: listId } = await db.groceryList.create({ data: { ownerId, name: "Week" } });
  const additions = await Promise.all(
    PAIRS.map(({ gone, back }) =>
      db.groceryListRecipe.create({ data: { listId, title: "Stew", removedAt: gone, restoredAt: back } }),
    ),
  );
  const isThere = PAIRS.map(({ gone, back }) => isAdditionThere({ removedAt: at(gone), restoredAt: at(back) }));
  expect(new Set(isThere)).toEqual(new Set([true, false]));
  const lines = PAIRS.flatMap(({ gone, back }) => [
    { gone, back, isManual: true, wants: null },
    { gone, back, isManual: false, wants: null },
    ...additions.map((_, wants) => ({ gone, back, isManual: false, wants })),
  ]).map((line, index) => ({ ...line, id: uuid7(), name: `Line ${index}` }));
  await db.groceryItem.createMany({
    data: lines.map(({ id, name, gone, back, isManual }, position) => ({
      ...{ id, listId, name, normalizedName: name, isManual, position },
      ...{ deletedAt: gone, revivedAt: back },
    })),
  });
  await db.groceryContribution.createMany({
    data: lines.flatMap(({ id: itemId, wants }) =>
      wants === null ? [] : [{ itemId, listRecipeId: additions[wants]?.id ?? "", originalText: "" }],
    ),
  });
  const expected = lines
    .filter(
      ({ gone, back, isManual, wants }) =>
        isLineAlive({ deletedAt: at(gone), revivedAt: at(back) }) &&
        (isManual || (wants !== null && isThere[wants] === true)),
    )
    .map(({ name }) => name);
  const list = await getList(ownerId, listId);
  expect(list.items.map(({ name }) => name)).toEqual(expected);
  expect(list.recipes).toHaveLength(isThere.filter(Boolean).length);
  expect((await summarizeLists(ownerId))[0]?.total_items).toBe(expected.length);
  const copy = await copyList(ownerId, listId, { name: "Next week", keepsTicks: true });
  expect(copy.items.map(({ name }) => name)).toEqual(expected);
});
