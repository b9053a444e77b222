import { z } from "zod";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { notFound } from "@/lib/errors";
import { visitorNameOf } from "@/lib/id-card/visitor-name";
import { composePlate } from "@/lib/plates/compose-plate";
import { plateName } from "@/lib/plates/plate";
import { allergiesOf } from "@/lib/profile/allergies";
import { severity } from "@/lib/schemas/profile";
import type { TableDishWire, TableLimitWire, TableWire } from "@/lib/schemas/tables";
import { limitsOfTable, toLimit } from "@/lib/tables/limits";
import { inOrder, shelfOf, showsAll } from "@/lib/tables/shelves";
import { SHELVES } from "@/lib/tables/table-rules";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import type { Setting } from "@/server/dietary/engine/judge";
import { readDishes, warningsOf } from "@/server/menus/menu";
import { getPreferences } from "@/server/profile/get-preferences";
import { allergySetting } from "@/server/profile/guest-card";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { findFittingAll } from "@/server/recipes/search/fits-all";
import { seatsOf, stillLaid, type TableCaller } from "./access";
import { type DishForSeat, judgeForSeat, type TableDish } from "./judge-for-table";

const MOST_RECIPES = 24;

/**
 * The allergies as they were checked and stored when the guest sat down. Parsing throws on anything else, so that no
 * allergy is lost unnoticed.
 */
const storedAllergies = z.array(z.object({ key: z.string(), label: z.string(), severity, traces: z.boolean() }));

const seatSelect = {
  id: true,
  userId: true,
  name: true,
  allergies: true,
  isNamed: true,
  joinedAt: true,
  user: { select: { firstName: true, lastName: true, showsFullName: true, email: true } },
} as const;

const tableSelect = {
  code: true,
  expected: true,
  expiresAt: true,
  listOpenedAt: true,
  venue: { select: { id: true, name: true } },
  location: { select: { label: true } },
  seats: { orderBy: [{ joinedAt: "asc" }, { id: "asc" }], select: seatSelect },
} satisfies Prisma.SharedTableSelect;

type SeatRow = {
  id: string;
  userId: string | null;
  name: string | null;
  allergies: unknown;
  isNamed: boolean;
  joinedAt: Date;
  user: { firstName: string | null; lastName: string | null; showsFullName: boolean; email: string } | null;
};

/** A guest with everything that they must or want to avoid. `limits`: the allergies alone, for the kitchen. */
type Eater = {
  id: string;
  name: string;
  isNamed: boolean;
  isBlank: boolean;
  settings: Setting[];
  limits: TableLimitWire[];
};

/**
 * A table as one of its guests sees it. A caller without a seat only learns where the table is and who opened it.
 * Errors: 404 for a code that opens nothing, and for a table that has ended.
 */
export async function showTable(caller: TableCaller, code: string, q: string): Promise<TableWire> {
  const table = await db.sharedTable.findFirst({ where: { code, ...stillLaid() }, select: tableSelect });
  const host = table?.seats[0];
  if (!table || !host) throw notFound("table");
  const here = {
    code,
    venue: table.venue,
    location: table.location?.label ?? null,
    expires_at: table.expiresAt.toISOString(),
    host_name: nameOf(host),
  };
  const own = await db.tableSeat.findFirst({ where: { table: { code }, ...seatsOf(caller) }, select: { id: true } });
  const seat = own && table.seats.find(({ id }) => id === own.id);
  if (!seat) return { ...here, seated: null };
  const eaters = await Promise.all(table.seats.map(toEater));
  const isOpen = isListOpen(table);
  const seesAll = showsAll(eaters) && isOpen;
  const [{ dishes, isLate }, recipes] = await Promise.all([
    table.venue && isOpen ? judgeMenu(table.venue.id, eaters) : { dishes: [], isLate: false },
    isOpen && !table.venue ? recipesFor(eaters, q) : [],
  ]);
  return {
    ...here,
    seated: {
      expected: table.expected,
      seats: eaters.map(({ id, name, isNamed, isBlank }) => ({
        id,
        name,
        is_host: id === host.id,
        is_you: id === seat.id,
        is_named: isNamed,
        is_blank: isBlank,
      })),
      you: { seat_id: seat.id, as: seat.userId ? "card" : "guest", is_named: seat.isNamed },
      is_open: isOpen,
      shows_all: seesAll,
      dishes: dishes.filter(({ shelf }) => seesAll || shelf === "all"),
      is_late: isLate,
      recipes,
      allergies: seesAll ? limitsOfTable(eaters.flatMap(({ limits }) => limits)) : null,
    },
  };
}

/**
 * The host opened the list when everybody sat there already, each of them agreed to be named, or somebody sits there
 * alone. Until then nothing is judged: also what everybody can share tells, by what is missing, what they cannot eat.
 */
const isListOpen = ({ listOpenedAt, seats }: { listOpenedAt: Date | null; seats: readonly SeatRow[] }): boolean =>
  seats.length === 1 ||
  seats.every(({ isNamed }) => isNamed) ||
  (listOpenedAt !== null && seats.every(({ joinedAt }) => joinedAt <= listOpenedAt));

const nameOf = ({ name, user }: SeatRow): string => name ?? (user ? visitorNameOf(user) : "");

async function toEater(row: SeatRow): Promise<Eater> {
  const { id, userId, isNamed } = row;
  const common = { id, name: nameOf(row), isNamed };
  if (!userId) {
    const limits = storedAllergies.parse(row.allergies);
    const settings = limits.map(allergySetting);
    return { ...common, limits, settings, isBlank: false };
  }
  const [settings, preferences] = await Promise.all([
    listDietarySettings(userId, { withIngredients: true, forOthers: true }),
    getPreferences(userId),
  ]);
  return {
    ...common,
    settings: settings.filter(({ type, key }) => type !== "health" || ALARMING_CONCERNS.includes(key)),
    limits: allergiesOf(preferences).map(toLimit),
    // The person deleted their records after sitting down. An empty card must not mean that everything fits.
    isBlank: settings.length === 0,
  };
}

async function judgeMenu(venueId: string, eaters: readonly Eater[]) {
  const dishes = (await readDishes(db, venueId)).map(
    ({ id, name, description, facts }): TableDish => ({ id, name, description, facts }),
  );
  const judged = await Promise.all(
    eaters.map((eater) => (eater.isBlank ? [] : judgeForSeat(dishes, eater.settings, eater.id))),
  );
  if (judged.includes(null)) return { dishes: [], isLate: true };
  const shown = dishes.map((dish, place) =>
    toWire(
      dish,
      eaters,
      judged.map((each) => each?.[place] ?? NOT_KNOWN),
    ),
  );
  // Sorting is stable, so dishes of one shelf keep the order of the menu.
  return { dishes: shown.sort((a, b) => SHELVES.indexOf(a.shelf) - SHELVES.indexOf(b.shelf)), isLate: false };
}

const NOT_KNOWN: DishForSeat = { mark: "unknown", without: null, ask: [], because: [] };

function toWire(dish: TableDish, eaters: readonly Eater[], forSeats: readonly DishForSeat[]): TableDishWire {
  const marks = inOrder(forSeats.map(({ mark }) => mark));
  const { id, name, description, facts } = dish;
  return {
    id,
    name,
    description,
    kitchen: warningsOf(facts),
    shelf: shelfOf(marks),
    marks,
    without: [...new Set(forSeats.flatMap(({ without }) => without ?? []))].sort(),
    ask: questionsAbout(dish, forSeats),
    named: eaters.flatMap(({ name, isNamed }, place) => {
      const because = forSeats[place]?.because ?? [];
      return isNamed && because.length > 0 ? [{ name, because }] : [];
    }),
  };
}

/** The ingredients to ask the staff about; the dish itself only if no ingredient can be named. */
function questionsAbout({ name }: TableDish, forSeats: readonly DishForSeat[]): string[] {
  const questions = [...new Set(forSeats.flatMap(({ ask }) => ask))].sort();
  const parts = questions.filter((each) => each !== name.trim().toLowerCase());
  return parts.length > 0 ? parts : questions;
}

/** If a guest's card is blank, nobody knows what fits them, so no recipe is shown. */
async function recipesFor(eaters: readonly Eater[], q: string) {
  if (eaters.some(({ isBlank }) => isBlank)) return [];
  const recipes = await findFittingAll(
    eaters.flatMap(({ settings }) => settings),
    q,
    MOST_RECIPES,
  );
  return recipes.map(({ id, title, image, total_time, course, ingredients }) => {
    const plate = plateName(composePlate({ id, title, course, foods: ingredients.map(({ name }) => name) }));
    return { id, title, image, plate, total_time };
  });
}
