import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { drawForkprint } from "@/lib/brand/forkprint";
import { PRODUCT_NAME } from "@/lib/product";

const COVER = "#1c3f31";
const COVER_INK = "#f6efe0";
const COVER_SOFT = "#c3d2c6";
const COVER_RULE = "#3a5e4e";
const FOIL = "#d9b56c";

export type ShareText = { title: string; lead: string };

/** The cover of the passport with the page's words beside the mark. */
export function ShareCover({ title, lead }: ShareText) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: 28, background: COVER, color: COVER_INK }}>
      <div
        style={{
          display: "flex",
          flex: 1,
          alignItems: "center",
          gap: 64,
          padding: "0 64px 0 56px",
          border: `2px solid ${COVER_RULE}`,
          borderRadius: 22,
        }}
      >
        <Mark />
        <div style={{ display: "flex", flexDirection: "column", flex: 1 }}>
          <div style={{ color: FOIL, fontFamily: "Fraunces", fontSize: 40 }}>{PRODUCT_NAME}</div>
          <div
            style={{
              marginTop: 22,
              fontFamily: "Fraunces",
              fontSize: 76,
              lineHeight: 1.08,
              letterSpacing: "-1.5px",
              whiteSpace: "pre-wrap",
            }}
          >
            {title}
          </div>
          <div style={{ marginTop: 28, color: COVER_SOFT, fontFamily: "Inter", fontSize: 30, lineHeight: 1.42 }}>
            {lead}
          </div>
        </div>
      </div>
    </div>
  );
}

function Mark() {
  const { ridges, forks, penWidth } = drawForkprint(PRODUCT_PRINT_ID, 240);
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={340}
      stroke={FOIL}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={penWidth}
      viewBox="-6 -6 112 112"
      width={340}
    >
      <path d={ridges} />
      <path d={forks} />
    </svg>
  );
}
