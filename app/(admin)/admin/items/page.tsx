import type { Metadata } from "next";
import { ItemsScreen } from "@/components/admin/items/items-screen";
import { requireAdmin } from "@/server/admin/require-admin";

export const metadata: Metadata = { title: "Favorites Items Management", robots: { index: false } };

export default async function ItemsPage() {
  await requireAdmin();
  return <ItemsScreen />;
}
