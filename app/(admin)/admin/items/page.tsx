import type { Metadata } from "next";
import { requireAdmin } from "@/server/admin/require-admin";
import { ItemsScreen } from "./_components/items-screen";

export const metadata: Metadata = { title: "Favorites Items Management", robots: { index: false } };

export default async function ItemsPage() {
  await requireAdmin();
  return <ItemsScreen />;
}
