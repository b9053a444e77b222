import { notFound } from "next/navigation";
import { titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { findViewersTable } from "@/server/tables/viewers-table";
import { TableScreen } from "./_components/table-screen";

// Anybody with the code can join the table, so the address is not indexed and is not sent to other sites.
export const generateMetadata = titled(recipePagesText, "eatTogether", {
  robots: { index: false },
  referrer: "no-referrer",
});

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
