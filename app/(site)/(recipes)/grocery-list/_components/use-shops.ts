import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keepShops, onDeviceKeys, readKeptShops } from "@/components/offline/device-keys";
import { groceries } from "@/lib/grocery-client";
import type { ShopBody, ShopWire } from "@/lib/schemas/grocery";

type StoredShops = { shops: ShopWire[]; chosenId: string | null };
const NONE: StoredShops = { shops: [], chosenId: null };

function parse(text: string | null): StoredShops {
  try {
    const kept = JSON.parse(text ?? "null") as StoredShops | null;
    return kept && Array.isArray(kept.shops) ? kept : NONE;
  } catch {
    return NONE;
  }
}

const keep = (owner: string, next: StoredShops) => keepShops(owner, JSON.stringify(next));

/**
 * A person's shops, and the shop that this browser sorts lists for. Both are stored on the device, so that lists are
 * sorted offline too; changing a shop needs a connection.
 */
export function useShops(owner: string) {
  const client = useQueryClient();
  const text = useSyncExternalStore(
    onDeviceKeys,
    () => readKeptShops(owner),
    () => null,
  );
  const kept = useMemo(() => parse(text), [text]);
  const queryKey = ["grocery-shops", owner];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => groceries.listShops(signal) });
  useEffect(() => {
    if (data) keep(owner, { shops: data, chosenId: parse(readKeptShops(owner)).chosenId });
  }, [data, owner]);
  const shops = data ?? kept.shops;
  const take = (next: ShopWire[], chosenId: string | null) => {
    client.setQueryData(queryKey, next);
    keep(owner, { shops: next, chosenId });
  };
  return {
    shops,
    chosen: shops.find(({ id }) => id === kept.chosenId) ?? null,
    choose: (chosenId: string | null) => keep(owner, { shops, chosenId }),
    /** A newly made shop becomes the one that lists are sorted for. Throws when it fails. */
    save: async (id: string | null, body: ShopBody) => {
      const saved = id === null ? await groceries.createShop(body) : await groceries.updateShop(id, body);
      take([...shops.filter((shop) => shop.id !== saved.id), saved], saved.id);
    },
    remove: async (id: string) => {
      await groceries.deleteShop(id);
      take(
        shops.filter((shop) => shop.id !== id),
        kept.chosenId === id ? null : kept.chosenId,
      );
    },
  };
}
