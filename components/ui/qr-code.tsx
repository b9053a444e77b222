import { create } from "qrcode";
import { useMemo } from "react";

/** ISO/IEC 18004 6.3.8: the width, in modules, of the light margin that a reader needs around the code. */
const QUIET = 4;

/** Always dark on white, in the dark theme too: readers expect it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#ffffff" height={size} width={size} />
      <path d={path} fill="#14241c" />
    </svg>
  );
}

/** Error correction level L: screens and clean prints need little of it, and fewer modules are larger modules. */
function drawn(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "L" });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * QUIET, path: squares.join("") };
}
