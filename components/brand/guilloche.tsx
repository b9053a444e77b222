type GuillocheProps = { width: number; height: number; lines?: number };

const STEP = 40;

/** Fine engraved lines as on security paper: the interference of two waves of different length. */
export function Guilloche({ width, height, lines = 16 }: GuillocheProps) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full text-herb opacity-20 in-[.on-cover]:text-foil in-[.on-cover]:opacity-13"
      fill="none"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      stroke="currentColor"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path
        d={Array.from({ length: lines }, (_, line) => wave(line, width, height)).join("")}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function wave(line: number, width: number, height: number): string {
  const swing = height * 0.16;
  const middle = height * (0.1 + 0.05 * line);
  const heightAt = (x: number) =>
    middle + swing * (Math.sin(x / 78 + line * 0.34) + 0.8 * Math.sin(x / 137 - line * 0.21));
  let at = Math.round(heightAt(0));
  let path = `M0 ${at}q`;
  for (let x = 0; x < width; x += STEP) {
    // Quadratic curves through the midpoints look smooth with few numbers.
    const end = Math.round(heightAt(x + STEP));
    path += `${STEP / 2} ${Math.round(heightAt(x + STEP / 2)) - at} ${STEP} ${end - at} `;
    at = end;
  }
  return path.trimEnd();
}
