import "@/styles/recipe-view.css";
/** A laid table in place of a picture that a recipe does not have. Decoration. */
export function Plate() {
  return (
    <svg
      aria-hidden="true"
      className="plate"
      fill="none"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 800 560"
    >
      <rect className="plate-cloth" height="560" width="800" />
      <path className="plate-weave" d={WEAVE} />
      <path className="plate-napkin" d="M0 0H96L168 560H0Z" />
      <path className="plate-hem" d="M70 0L142 560M54 0L126 560" />
      <circle className="plate-shade" cx="396" cy="298" r="212" />
      <circle className="plate-china" cx="396" cy="282" r="212" />
      <circle className="plate-rim" cx="396" cy="282" pathLength="720" r="197" />
      <circle className="plate-well" cx="396" cy="282" r="148" />
      <path
        className="plate-fork"
        d="M680 232V490M656 84V160Q656 214 680 234Q704 214 704 160V84M672 84V176M688 84V176"
      />
    </svg>
  );
}

const WEAVE = Array.from({ length: 24 }, (_, line) => `M${line * 56 - 400} 560L${line * 56 - 120} 0`).join("");
