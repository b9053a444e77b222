import { namesConcept } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";

export function namesFood(text: string, knowledge: Knowledge): boolean {
  return namesConcept(tokenize(text), knowledge) && !/^(?:ripe|firm|extra|light|plain)$/i.test(text);
}
