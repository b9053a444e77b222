import { parseAst } from "vitest/node";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
export type Found = { line: number; text: string; isFixed: boolean };

/** Attributes whose values no person reads. */
const TECHNICAL =
  /^(?:className|\w+ClassName|id|key|type|href|src|role|method|rel|target|as|variant|tone|size|look|mode|kind|lang|htmlFor|d|viewBox|fill|stroke|transform|sizes|srcSet|style|value|autoComplete|inputMode|enterKeyHint|accept|pattern|preserveAspectRatio|shapeRendering|points|dateTime|cite|action|data-[\w-]+|aria-(?:live|labelledby|describedby|controls|current|haspopup|hidden|sort|orientation))$/;
/** Looks like words: a capital followed by small letters, or two words side by side. */
const isWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (/^[^\p{L}]*\p{Lu}\p{Ll}/u.test(text) || (/\p{L}{2}[,.…!?]? \p{L}+/u.test(text) && !/[:[\]/_=]|\w-\w/.test(text)));
const isSentence = (text: string): boolean =>
  /(?:^|[ {(“])\p{L}{2,}[,.…:!?]?(?: |$|\{\}$)/u.test(text) &&
  text.includes(" ") &&
  !/[/=_[]|\w-\w|:\w|^\p{Ll}+-/u.test(text);
const KEYS = /^(?:Enter|Escape|Tab|Home|End|Arrow\w+|Notification)$/;
/** Names of errors, and types of dragged data (DataTransfer.types). */
const NAMES_OF_THE_PLATFORM = /^(?:\w+Error|Files)$/;

/**
 * Finds texts written in a component's code. `isFixed`: the text of an element or attribute, which cannot be translated
 * there. Any other text is allowed if it is one of the messages, because the code translates it where it is shown.
 */
export function textsIn(file: string, code: string): Found[] {
  const found: Found[] = [];
  const add = (node: Node, text: string, isFixed: boolean) =>
    found.push({ line: code.slice(0, node.start).split("\n").length, text: text.trim().replace(/\s+/g, " "), isFixed });
  const sourceOf = (node: Node): string => code.slice(node.start, node.end);

  function visit(value: unknown, parent: Node | null): void {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, parent);
      return;
    }
    const node = value as Node | null;
    if (!node || typeof node !== "object" || typeof node.type !== "string") return;
    if (/^(?:Import|ExportAll)|^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.directive) return;
    if (
      node.type === "JSXAttribute" &&
      TECHNICAL.test(String((node.name as Node).name)) &&
      !/<[A-Z]/.test(sourceOf(node))
    )
      return;
    if (node.type === "NewExpression" && /Error$/.test(sourceOf(node.callee as Node))) return;
    if (node.type === "CallExpression") {
      const callee = sourceOf(node.callee as Node);
      if (/^(?:cn|tv|titled|super|.*\.(?:querySelector\w*|closest|matches))$/.test(callee)) return;
    }
    if (node.type === "JSXText") {
      const text = String(node.value).replace(/&\w+;/g, "");
      if (/\p{L}{2}/u.test(text)) add(node, text, true);
      return;
    }
    if (node.type === "Literal" && typeof node.value === "string") {
      const isAttribute = parent?.type === "JSXAttribute";
      if (parent?.type === "BinaryExpression" && KEYS.test(node.value)) return;
      if (NAMES_OF_THE_PLATFORM.test(node.value)) return;
      if (isAttribute ? /\p{L}{2}/u.test(node.value) && /[ \p{Lu}]/u.test(node.value) : isWords(node.value))
        add(node, node.value, isAttribute);
      return;
    }
    if (node.type === "TemplateLiteral") {
      const text = (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("{}");
      if (isSentence(text) || (!text.includes("{}") && isWords(text))) add(node, text, false);
    }
    for (const [key, child] of Object.entries(node)) {
      if (node.type === "Property" && key === "key") continue;
      if (node.type === "Property" && key === "value" && (node.key as Node).name === "colorScheme") continue;
      if (child && typeof child === "object") visit(child, node);
    }
  }
  visit(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }), null);
  return found;
}
