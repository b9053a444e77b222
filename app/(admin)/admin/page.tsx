import type { Metadata } from "next";
import { countModels } from "@/server/admin/count-models";
import { requireAdmin } from "@/server/admin/require-admin";
import { listModels, toMeta } from "@/server/admin/schema/admin-model";
import { ConsoleScreen } from "./_components/console/console-screen";

export const metadata: Metadata = { title: "Admin console", robots: { index: false } };

export default async function AdminPage() {
  await requireAdmin();
  return <ConsoleScreen counts={await countModels()} models={listModels().map(toMeta)} />;
}
