/** Sends `count` requests at once and counts their answers by status. */
export async function statusesAtOnce(
  count: number,
  send: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
