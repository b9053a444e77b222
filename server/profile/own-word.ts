import { LONGEST_OWN_WORD, ownWordOf } from "@/lib/dietary/own-word";
import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { normalizedName } from "@/lib/text/normalized-name";
import type { Transaction } from "@/server/db/client";
import { conceptOf } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { foldedName } from "@/server/dietary/review/queue-unknown-foods";

/**
 * What a person's own word means: the slug of the food that we know under that name, or none. Null for the key of a
 * known food. Errors: 422 for a word without letters, or one that is too long, because no allergy may be dropped
 * silently.
 */
export function readOwnWord(key: string, field: string): { word: string; slug: string | null } | null {
  const word = ownWordOf(key);
  if (word === null) return null;
  if (normalizedName(word).length < 2 || word.length > LONGEST_OWN_WORD)
    throw invalidField(field, says("ownWordLetters", { count: LONGEST_OWN_WORD }), "invalid");
  const { id: slug } = conceptOf(word, loadKnowledge()) ?? { id: null };
  return { word, slug };
}

/**
 * The id of the ingredient that a key, an id or a person's own word stands for. A word that is new becomes an
 * ingredient without a place in the tree, which the engine finds by its words alone, and enters the review queue like
 * any unknown word of a menu. Another key is returned as it is.
 */
export async function ingredientIdOf(tx: Transaction, key: string, field: string): Promise<string> {
  const own = readOwnWord(key, field);
  if (!own) return key;
  const name = normalizedName(own.word);
  const folded = foldedName(name);
  const find = () =>
    tx.ingredient.findFirst({
      where: {
        OR: [...(own.slug ? [{ slug: own.slug }] : []), { normalizedName: name }, { foldedName: folded, slug: null }],
      },
      select: { id: true },
    });
  const known = await find();
  if (known) return known.id;
  await tx.ingredient.createMany({
    data: { name: own.word, normalizedName: name, foldedName: folded, category: "unknown", origin: "inferred" },
    skipDuplicates: true,
  });
  const kept = await find();
  if (!kept) throw invalidField(field, "noSuchIngredient", "unknown");
  return kept.id;
}
