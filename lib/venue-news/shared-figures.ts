import type { FigureInterval, FiguresWire } from "../schemas/figures";
import type { SharedRange } from "./shared-filter";

type Told = { visits: number; people: FiguresWire["people"] };
type Bar = FiguresWire["chart"][number];

/** What a stranger with the link reads: no name of a guest, and nothing that can be asked. */
export type SharedFigures = {
  venue: string;
  zone: string;
  range: SharedRange;
  from: string;
  to: string;
  /** In words of the interface: a type, a table, or the name of a group. */
  filter: { kind: "type" | "table" | "group"; name: string } | null;
  /** Null: so few people that nothing is told. */
  told: Told | null;
  before: Told | null;
  interval: FigureInterval;
  /** Empty where a part of it would be small. */
  chart: Bar[];
  tables: { label: string | null; isNone: boolean; visits: number }[];
  groups: { name: string; visits: number }[];
};
