import { TableOver } from "@/components/tables/table-over";

export default function TableNotFound() {
  return <TableOver />;
}
