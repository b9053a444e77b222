import { SelectField } from "@/components/ui/select-field";
import { type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";

export type ListedColumn = { name: string; sample: string; value: string; state: string; tone: Verdict };

type ColumnListProps = {
  columns: readonly ListedColumn[];
  options: readonly { value: string; label: string }[];
  onChange: (at: number, value: string) => void;
};

const ROW = "grid items-center gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_230px_100px]";

/** The columns of a file, and what each of them becomes. */
export function ColumnList({ columns, options, onChange }: ColumnListProps) {
  return (
    <div>
      <p aria-hidden="true" className={`${ROW} border-ink border-b py-2 font-[620] text-small max-tablet:hidden`}>
        <span>In your file</span>
        <span>Becomes</span>
        <span>Match</span>
      </p>
      <ul className="grid">
        {columns.map(({ name, sample, value, state, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat, and columns never move
          <li className={`${ROW} border-line border-b py-2`} key={at}>
            <p className="min-w-0">
              <span className="code wrap-anywhere">{name}</span>
              <span className="block truncate text-ink-soft text-small">{sample}</span>
            </p>
            <SelectField
              hideLabel
              label={`${name} becomes`}
              onChange={(event) => onChange(at, event.target.value)}
              value={value}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </SelectField>
            <p className="flex items-center gap-1.5 text-small">
              <VerdictBadge size={18} verdict={tone} />
              {state}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
