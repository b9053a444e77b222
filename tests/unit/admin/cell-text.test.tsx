import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CellText } from "@/app/(admin)/admin/_components/console/cell-text";
import type { ColumnMeta } from "@/lib/schemas/admin";

const column = { name: "is_group", type: "boolean", relation: null, list: false } as ColumnMeta;
const drawn = (value: boolean | null) => renderToStaticMarkup(<CellText column={column} row={{ is_group: value }} />);

describe("a cell of the console", () => {
  it("shows false as an answer, without the sign for unknown", () => {
    expect(drawn(false)).toContain("false");
    expect(drawn(false)).toContain("<svg");
    expect(drawn(false)).not.toMatch(/lucide-circle-(?:help|question)/);
    expect(drawn(null)).toContain("null");
  });
});
