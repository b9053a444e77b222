import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { normalizedName } from "@/lib/text/normalized-name";
import { isEdited, isPutAway, unlessEdited } from "./admin-edits";
import { readTabSeparated } from "./tab-separated";

type Row = Readonly<Record<string, string>>;

/**
 * The tree of concepts with its synonyms. A concept that the reference no longer names stays, because
 * people's preferences may point to it; what an administrator confirmed or changed is not overwritten.
 */
export async function loadIngredients(client: pg.ClientBase, folder: string): Promise<void> {
  const names = (await readTabSeparated(join(folder, "allergy-groups.tsv"))).rows;
  const written = foodsOnly((await readTabSeparated(join(folder, "foods/concepts.tsv"))).rows);
  const writtenName = new Map(written.map((row) => [row.id, row.name]));
  const ways = (await readTabSeparated(join(folder, "ways-of-eating.tsv"))).rows;
  const concepts: Row[] = [
    ...withAllergyGroups(written, names),
    ...ways.map((row): Row => ({ ...row, parents: "", traits: "" })),
  ];
  const synonyms = [
    ...(await namesOfFoods(join(folder, "foods/languages"))),
    // A group whose display name differs from its name in running text must be found under both.
    ...names.map((row) => ({ concept: row.concept, text: writtenName.get(row.concept) ?? row.name, language: "en" })),
  ];
  const groups = new Set([...concepts.flatMap(parentsOf), ...names.map((row) => row.concept)]);

  const named = JSON.stringify(
    concepts.map((row) => ({
      slug: row.id,
      name: sentenceCase(row.name ?? ""),
      normalized_name: normalizedName(row.name ?? ""),
      category: parentsOf(row)[0] ?? row.id,
      is_group: groups.has(row.id ?? ""),
    })),
  );
  // A row with a guessed name, or one that the reference had under another slug, becomes the reviewed concept and
  // keeps its id, so that references to it stay valid.
  await client.query(
    `WITH named AS (SELECT * FROM jsonb_to_recordset($1) AS r(slug text, normalized_name text))
     UPDATE ingredients i SET slug = r.slug, origin = 'reference', confirmed = true, confidence = NULL, updated_at = now()
     FROM named r
     WHERE i.normalized_name = r.normalized_name
       AND (i.slug IS NULL OR i.origin = 'reference' AND NOT EXISTS (SELECT FROM named n WHERE n.slug = i.slug))
       AND NOT EXISTS (SELECT FROM ingredients other WHERE other.slug = r.slug)`,
    [named],
  );
  // Frees names before they are taken, because two concepts may have exchanged theirs. A concept that the reference
  // dropped keeps its row for people's preferences, but gives up its name.
  await client.query(
    `WITH named AS (SELECT * FROM jsonb_to_recordset($1) AS r(slug text, normalized_name text))
     UPDATE ingredients i SET normalized_name = i.normalized_name || ' (' || i.id || ')'
     FROM named r
     WHERE i.normalized_name = r.normalized_name AND i.slug IS DISTINCT FROM r.slug AND i.origin <> 'admin'
       AND NOT ${isEdited("ingredients", { row: "i", column: "normalized_name" })}`,
    [named],
  );
  await client.query(
    `INSERT INTO ingredients (id, slug, name, normalized_name, category, is_group, origin, confirmed, updated_at)
     SELECT gen_random_uuid(), slug, name, normalized_name, category, is_group, 'reference', true, now()
     FROM jsonb_to_recordset($1) AS r(slug text, name text, normalized_name text, category text, is_group boolean)
     -- What an administrator has written under that name stays.
     WHERE NOT EXISTS (SELECT FROM ingredients held
       WHERE held.normalized_name = r.normalized_name AND held.slug IS DISTINCT FROM r.slug)
     ON CONFLICT (slug) DO UPDATE SET ${unlessEdited("ingredients", ["name", "normalized_name", "category", "is_group"])}, updated_at = now()
     WHERE ingredients.origin = 'reference'`,
    [named],
  );
  await client.query(
    `WITH wanted AS (
       SELECT c.id AS child_id, p.id AS parent_id
       FROM jsonb_to_recordset($1) AS r(child text, parent text)
       JOIN ingredients c ON c.slug = r.child JOIN ingredients p ON p.slug = r.parent
     ), gone AS (
       DELETE FROM ingredient_parents ip USING ingredients c
       WHERE c.id = ip.child_id AND c.origin = 'reference'
         AND NOT EXISTS (SELECT FROM wanted w WHERE w.child_id = ip.child_id AND w.parent_id = ip.parent_id)
     )
     INSERT INTO ingredient_parents (child_id, parent_id) SELECT child_id, parent_id FROM wanted
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(concepts.flatMap((row) => parentsOf(row).map((parent) => ({ child: row.id, parent }))))],
  );
  await client.query(
    `INSERT INTO ingredient_synonyms (id, ingredient_id, text, normalized_text, language)
     SELECT gen_random_uuid(), i.id, r.text, r.normalized_text, r.language
     FROM jsonb_to_recordset($1) AS r(concept text, text text, normalized_text text, language text)
     JOIN ingredients i ON i.slug = r.concept
     WHERE NOT ${isPutAway("ingredient_synonyms", { ingredient_id: "i.id::text", normalized_text: "r.normalized_text" })}
     ON CONFLICT (ingredient_id, normalized_text) DO NOTHING`,
    [
      JSON.stringify(
        synonyms.map((row) => ({
          ...row,
          language: row.language || "en",
          normalized_text: normalizedName(row.text ?? ""),
        })),
      ),
    ],
  );
}

/**
 * Adds the groups that stand for the free-from keys, which must always exist under the names that people know from
 * their card: when a diet displaces an allergy, the allergy is stored on its group.
 */
function withAllergyGroups(concepts: readonly Row[], names: readonly Row[]): Row[] {
  const nameOf = new Map(names.map((row) => [row.concept, row.name]));
  const known = new Set(concepts.map((row) => row.id));
  const missing = names.filter((row) => !known.has(row.concept));
  const taken = new Set(names.map((row) => normalizedName(row.name ?? "")));
  return [
    // To people, another concept of the same name ("gluten" beside the grains that contain it) is this group.
    ...concepts.filter((row) => nameOf.has(row.id) || !taken.has(normalizedName(row.name ?? ""))),
    ...missing.map((row) => ({ id: row.concept ?? "", parents: "", traits: "" })),
  ].map((row) => ({ ...row, name: nameOf.get(row.id) ?? ("name" in row ? row.name : "") ?? "" }));
}

/**
 * The concepts that a person could search for and avoid. Left out: words that only modify the food after them
 * ("battered", "nutty"), with everything below them; and groupings that only the engine needs, whose members move up
 * to the grouping's parents.
 */
function foodsOnly(concepts: readonly Row[]): Row[] {
  const byId = new Map(concepts.map((row) => [row.id, row]));
  const isModifier = (row: Row): boolean =>
    hasTrait(row, "modifier") || parentsOf(row).some((id) => isModifier(byId.get(id) ?? {}));
  const parentsPastGroupings = (row: Row): string[] =>
    parentsOf(row).flatMap((id) => {
      const parent = byId.get(id) ?? {};
      return hasTrait(parent, "grouping") ? parentsPastGroupings(parent) : [id];
    });
  return concepts
    .filter((row) => !isModifier(row) && !hasTrait(row, "grouping"))
    .map((row) => ({ ...row, parents: [...new Set(parentsPastGroupings(row))].join(" ") }));
}

const listedWords = (field: string | undefined): string[] => (field ?? "").split(/[ ,]+/).filter(Boolean);
const hasTrait = (row: Row, trait: string): boolean => listedWords(row.traits).includes(trait);
const parentsOf = (row: Row): string[] => listedWords(row.parents);

/** The reference writes names as they stand in running text; a list shows them with a capital. */
const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of foods in every language that has a folder. */
async function namesOfFoods(folder: string): Promise<Row[]> {
  const named: Row[] = [];
  for (const language of (await readdir(folder)).sort()) {
    const file = join(folder, language, "names.tsv");
    if (!existsSync(file)) continue;
    for (const row of (await readTabSeparated(file)).rows) named.push({ ...row, language });
  }
  return named;
}
