import { TableOver } from "./_components/table-over";

export default function TableNotFound() {
  return <TableOver />;
}
