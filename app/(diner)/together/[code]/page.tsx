import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueryProvider } from "@/components/query/query-provider";
import { TableScreen } from "@/components/together/table-screen";
import { findViewersTable } from "@/server/tables/viewers-table";

// A code opens a table for some hours: no search engine and no other site is told of it.
export const metadata: Metadata = { title: "Eat together", robots: { index: false }, referrer: "no-referrer" };

type TablePageProps = { params: Promise<{ code: string }> };

export default async function TablePage({ params }: TablePageProps) {
  const table = await findViewersTable((await params).code);
  if (!table) notFound();
  return (
    <QueryProvider>
      <TableScreen initial={table} />
    </QueryProvider>
  );
}
