const MOST = 3;

/** The candidates that may have been meant, the nearest first: at most one letter in four differs. */
export function nearWords(word: string, candidates: Iterable<string>): string[] {
  const most = Math.max(1, Math.floor(word.length / 4));
  const near: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = lettersApart(word, candidate);
    if (distance <= most) near.push({ candidate, distance });
  }
  near.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return near.slice(0, MOST).map(({ candidate }) => candidate);
}

/** The number of letters to insert, delete, replace or swap with a neighbour. */
export function lettersApart(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const ways = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isExchange = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchange) ways.push((beforeLast[j - 2] ?? 0) + 1);
      row.push(Math.min(...ways));
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
