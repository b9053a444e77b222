import { useQuery } from "@tanstack/react-query";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";

type EditorEffectProps = { meta: ModelMeta; row: AdminRow | null; changes: AdminRow };

/**
 * Says whom a change reaches while it is still being typed. For a stored row that depends on which columns are
 * changed, for a new row on the rows that it refers to; so not every letter causes a call.
 */
export function EditorEffect({ meta, row, changes }: EditorEffectProps) {
  const ids = row ? [String(row._id)] : [];
  const columns = meta.fields.filter(({ name }) => name in changes);
  const updates = Object.fromEntries(columns.map(({ name, relation }) => [name, relation ? changes[name] : null]));
  const effect = useQuery({
    queryKey: ["admin", "effect", meta.model, ids, updates],
    queryFn: () => adminApi.effect(meta.model, { ids, updates }),
    enabled: columns.length > 0,
  });
  const sentence = columns.length > 0 ? (effect.data?.sentence ?? "") : "";
  return (
    <p className={sentence ? "rounded-control bg-saffron-tint p-3 text-small" : "sr-only"} role="status">
      {sentence}
    </p>
  );
}
