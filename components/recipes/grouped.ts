type Line = { id: string; group: string | null };

/** Groups neighbouring lines with the same sub-heading, in the order of the recipe. */
export function grouped<Item extends Line>(lines: readonly Item[]) {
  const groups: { key: string; group: string | null; lines: Item[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last.group === line.group) last.lines.push(line);
    else groups.push({ key: line.id, group: line.group, lines: [line] });
  }
  return groups;
}
