import { TableOver } from "@/components/together/table-over";

export default function TableNotFound() {
  return <TableOver />;
}
