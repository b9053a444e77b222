import { create } from "qrcode";
import { CARDS, type Card, cutMarks, PAPERS, type Paper, type Spot, spotsOf } from "@/lib/portal/print-sheet";
import { type CodeLook, LOGO_EDGE, LOGO_SHARE, levelDrawn } from "@/lib/venues/code-look";
import styles from "./sheet-page.module.css";

export type SheetCode = { id: string; label: string; url: string };
export type SheetCodeLook = CodeLook & { logo: string | null };
export type SheetLook = { paper: Paper; card: Card; hasMarks: boolean; hasLines: boolean };

type SheetPageProps = SheetLook & {
  venueName: string;
  codes: readonly SheetCode[];
  codeLook: SheetCodeLook;
  /** The line at the bottom of the page. */
  foot: string;
  className?: string;
};

/** Dark on white paper, independent of the theme. */
const INK = "#1e2a24";
const SOFT = "#55625b";
const HERB = "#2f6b4f";

/** One page, measured in millimetres so that the preview equals the print. */
export function SheetPage({
  paper,
  card,
  hasMarks,
  hasLines,
  venueName,
  codes,
  codeLook,
  foot,
  className = "",
}: SheetPageProps) {
  const { width, height } = PAPERS[paper];
  const spots = spotsOf(paper, card);
  return (
    <div className={`${styles.page} ${styles[paper]} ${className}`}>
      <svg
        aria-label={`${venueName}: ${codes.map(({ label }) => label).join(", ")}`}
        className="block w-full"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <rect fill="#ffffff" height={height} width={width} />
        {codes.map((code, index) => {
          const spot = spots[index];
          if (!spot) return null;
          return (
            <g key={code.id}>
              <TableCard
                card={card}
                code={code}
                codeLook={codeLook}
                hasLines={hasLines}
                spot={spot}
                venueName={venueName}
              />
              {hasMarks && <path d={cutMarks(spot, card)} fill="none" stroke={INK} strokeWidth=".2" />}
            </g>
          );
        })}
        <text className={styles.small} fill={SOFT} x={18} y={height - 5}>
          {foot}
        </text>
      </svg>
    </div>
  );
}

type TableCardProps = {
  card: Card;
  code: SheetCode;
  codeLook: SheetCodeLook;
  hasLines: boolean;
  spot: Spot;
  venueName: string;
};

function TableCard({ card, code, codeLook, hasLines, spot, venueName }: TableCardProps) {
  const { width, height, code: side } = CARDS[card];
  const middle = width / 2;
  const top = card === "large" ? 15 : 10;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      {hasLines && <path d={waves(width, height)} fill="none" opacity=".22" stroke={HERB} strokeWidth=".2" />}
      <rect
        fill="none"
        height={height - 5}
        rx="1.5"
        stroke={HERB}
        strokeWidth=".35"
        width={width - 5}
        x="2.5"
        y="2.5"
      />
      <text className={styles.name} fill={INK} textAnchor="middle" x={middle} y={top - 4.2}>
        {shortened(venueName, width / 2.4)}
      </text>
      <Code look={codeLook} side={side} text={code.url} x={middle - side / 2} y={top} />
      <text className={styles.label} fill={INK} textAnchor="middle" x={middle} y={top + side + 7.6}>
        {shortened(code.label.charAt(0).toUpperCase() + code.label.slice(1), width / 4.4)}
      </text>
      {card === "large" && (
        <text className={styles.small} fill={SOFT} textAnchor="middle" x={middle} y={top + side + 14}>
          Scan before you order. You choose what we see.
        </text>
      )}
    </g>
  );
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, Math.floor(most) - 1).trimEnd()}…`;

/** Fine lines across the card, like those of security paper. */
function waves(width: number, height: number): string {
  const lines = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8];
  const half = width / 4;
  return lines
    .map(
      (share, index) =>
        `M3 ${height * share}q${half / 2} ${6 - index} ${half - 1.5} 0t${half} 0t${half} 0t${half - 4.5} 0`,
    )
    .join("");
}

type CodeProps = { text: string; look: SheetCodeLook; side: number; x: number; y: number };

function Code({ text, look: { color, level, margin, logo }, side, x, y }: CodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: levelDrawn(level, logo !== null) }).modules;
  const whole = size + 2 * margin;
  const width = size * LOGO_SHARE;
  const paper = width * (1 + 2 * LOGO_EDGE);
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row * size + column]) path += `M${column + margin} ${row + margin}h1v1h-1z`;
    }
  }
  return (
    <svg
      aria-hidden="true"
      height={side}
      shapeRendering="crispEdges"
      viewBox={`0 0 ${whole} ${whole}`}
      width={side}
      x={x}
      y={y}
    >
      <rect fill="#ffffff" height={whole} width={whole} />
      <path d={path} fill={color} />
      {logo !== null && (
        <>
          <rect fill="#ffffff" height={paper} width={paper} x={(whole - paper) / 2} y={(whole - paper) / 2} />
          <image height={width} href={logo} width={width} x={(whole - width) / 2} y={(whole - width) / 2} />
        </>
      )}
    </svg>
  );
}
