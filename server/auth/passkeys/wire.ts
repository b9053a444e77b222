import type { PasskeyWire } from "@/lib/schemas/passkeys";

export const passkeySelect = { id: true, name: true, backedUp: true, createdAt: true, lastUsedAt: true } as const;

type PasskeyRow = { id: string; name: string; backedUp: boolean; createdAt: Date; lastUsedAt: Date | null };

export const toPasskeyWire = (row: PasskeyRow): PasskeyWire => ({
  id: row.id,
  name: row.name,
  is_synced: row.backedUp,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
