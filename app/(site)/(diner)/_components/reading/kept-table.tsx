import { PlainTable } from "@/components/ui/plain-table";

type KeptTableProps = {
  label: string;
  /** Name, kind, purpose and duration, in the order of the rows. */
  columns: readonly [name: string, kind: string, purpose: string, duration: string];
  rows: readonly (readonly [name: string, kind: string, purpose: string, duration: string])[];
};

/** A table of everything that our pages store in a browser. */
export function KeptTable({ label, columns, rows }: KeptTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} className="overflow-x-auto" tabIndex={0}>
      <PlainTable className="min-w-140">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, kind, purpose, duration]) => (
            <tr key={`${kind} ${name}`}>
              <td className="code">{name}</td>
              <td>{kind}</td>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}
