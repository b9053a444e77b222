import { type Piece, parseMessage } from "@/lib/i18n/message";

/**
 * The names of every slot, plural, select and tag of a message, distinct and sorted. A translation must have the same
 * names.
 */
export function namesIn(message: string): string[] {
  const names = new Set<string>();
  const look = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (typeof piece === "string") continue;
      if ("tag" in piece) {
        names.add(`<${piece.tag}>`);
        look(piece.inside);
      } else if ("slot" in piece) names.add(piece.slot);
      else {
        names.add(piece.choice);
        for (const inside of Object.values(piece.cases)) look(inside);
      }
    }
  };
  look(parseMessage(message));
  return [...names].sort();
}
