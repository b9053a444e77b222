import type { Metadata } from "next";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { summarise } from "@/server/admin/ml/list-ingredients";
import { listNutrients } from "@/server/admin/ml/list-nutrients";
import { requireAdmin } from "@/server/admin/require-admin";
import { MlScreen } from "./_components/ml-screen";

export const metadata: Metadata = { title: "Ingredient Classification Dashboard", robots: { index: false } };

export default async function MlPage() {
  await requireAdmin();
  const [summary, nutrients] = await Promise.all([summarise(), listNutrients()]);
  return <MlScreen attributes={DIET_KEYS} nutrients={nutrients} summary={summary} />;
}
