import { type HtmlElement, isElement } from "../html/html-tree";
import { beginsAsFood } from "./food-stems";
import { foodWordsIn } from "./food-words";

/** Controls of a page. Some pages make the food of a line a button that opens its page, or a choice of two foods. */
const CONTROLS: ReadonlySet<string> = new Set(["button", "select"]);
const LINES: ReadonlySet<string> = new Set(["li", "p", "td", "tr", "dd", "dt", "label"]);
/** How far above a button the line may be that it belongs to. */
const MAX_LEVELS = 4;
const MAX_LENGTH = 120;
/** What buttons say that do something: they begin with the verb, in German and Dutch they end with it. */
const ACTION =
  /^(?:\W*$|[^\p{L}]*(?:\p{L}$|add|buy|shop|order|save|copy|swap|replace|scale|convert|show|hide|more|less|info|edit|view|see|get|find|open|close|toggle|check|uncheck|select|deselect|start|set|print|share|pin|rate|jump|read|watch|play|learn|click|tap|go|next|previous|prev|back|cook|remove|delete|mark|log ?in|sign|subscribe|submit|send|reset|cancel|ok|yes|no|menu|search|double|half|metric|imperial|us|ajouter|acheter|afficher|voir|masquer|fermer|enregistrer|imprimer|partager|copier|añadir|agregar|comprar|ver|mostrar|ocultar|cerrar|guardar|imprimir|compartir|copiar|aggiungi|compra|mostra|nascondi|chiudi|salva|stampa|condividi|copia|voeg|koop|toon|verberg|bewaar|deel|mehr|weniger|jetzt|zum|zur|alle)(?![\p{L}-]))|(?:kaufen|bestellen|hinzufügen|anzeigen|ausblenden|speichern|merken|drucken|teilen|kopieren|schließen|öffnen|umrechnen|toevoegen|kopen|tonen|opslaan|delen|list|cart|basket|timer|recipe|video|rezept|liste)$/iu;

/** What a page shows in a control, or null if the element is none. Only text that is perhaps food is shown. */
export function textOfControl(element: HtmlElement, before: string): string | null {
  if (!CONTROLS.has(element.tag)) return null;
  return element.tag === "select" ? foodsToChoose(element) : foodOfButton(element, before);
}

/** The text of a button: a food, or the word of a line that nobody knows. What the line said before is no news. */
function foodOfButton(button: HtmlElement, before: string): string {
  const text = plainText(button).trim();
  if (text.length > MAX_LENGTH || !/\p{L}/u.test(text)) return "";
  const foods = foodWordsIn(text);
  const isFood = foods.length > 0 || beginsAsFood(text);
  if (ACTION.test(text)) {
    const said = before.toLowerCase();
    return isFood && foods.some((food) => !said.includes(food.toLowerCase())) ? text : "";
  }
  return isFood || isInLine(button) ? text : "";
}

/** "whole milk / oat drink": what a list of choices offers, if it offers food. */
function foodsToChoose(select: HtmlElement): string {
  const options = select.children.filter(isElement).map((option) => plainText(option).trim());
  const named = options.filter((text) => /\p{L}{2}/u.test(text));
  return named.some((text) => foodWordsIn(text).length > 0) ? named.join(" / ").slice(0, MAX_LENGTH) : "";
}

function isInLine(button: HtmlElement): boolean {
  let at = button.parent;
  for (let up = 0; at && up < MAX_LEVELS; at = at.parent, up++) if (LINES.has(at.tag)) return true;
  return false;
}

/** The text of a small element; controls hold no blocks. */
const plainText = ({ children }: HtmlElement): string =>
  children
    .map((child) => (isElement(child) ? plainText(child) : child))
    .join(" ")
    .replace(/\s+/g, " ");
