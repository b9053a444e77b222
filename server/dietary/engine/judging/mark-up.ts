import { escapeHtml } from "@/lib/text/escape-html";
import { type Field, type ItemVerdict, type Reason, rankOf, type VerdictKind } from "../model/verdict";
import type { FoodItem } from "../reading/placed-mentions";

export type MarkUpOptions = {
  /** Puts angle brackets, as visible text, around the marked foods. Without it the visible text never changes. */
  readonly useBrackets?: boolean;
};

export type MarkedItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** For the element around the dish: pfai-container-conflict, pfai-container-match or none. */
  readonly containerClass: string;
};

/** The documented classes and tooltip attributes, which partners' style sheets depend on. */
const CLASSES: Readonly<Record<VerdictKind, string>> = {
  conflict: "pfai-conflict",
  may_contain: "pfai-may-contain",
  unknown: "pfai-unknown",
  match: "pfai-match",
  info: "pfai-info-silent",
};
const TOOLTIPS: Readonly<Record<VerdictKind, string>> = {
  conflict: "pfai-conflict-tooltip",
  may_contain: "pfai-conflict-tooltip",
  unknown: "pfai-conflict-tooltip",
  match: "pfai-match-tooltip",
  info: "pfai-info-tooltip",
};

/** The parts of a reason that a mark is made of; they show nobody's settings. */
export type MarkReason = Pick<Reason, "kind" | "rule" | "field" | "start" | "end">;
type VerdictToMark = Pick<ItemVerdict, "kind"> & { readonly reasons: readonly MarkReason[] };

/** HTML for an item's name and description. All text that callers sent is escaped. */
export function markUp(item: FoodItem, verdict: VerdictToMark, options: MarkUpOptions = {}): MarkedItem {
  const name = markField(item.name, "name", verdict.reasons, options);
  const title =
    verdict.kind === "conflict" ? "pfai-title-conflict" : verdict.kind === "match" ? "pfai-title-match" : "";
  const container =
    verdict.kind === "conflict" ? "pfai-container-conflict" : verdict.kind === "match" ? "pfai-container-match" : "";
  return {
    id: item.id,
    name: title && item.name !== "" ? `<span class="${title}">${name}</span>` : name,
    description: markField(item.description ?? "", "description", verdict.reasons, options),
    containerClass: container,
  };
}

function markField(text: string, field: Field, reasons: readonly MarkReason[], options: MarkUpOptions): string {
  let html = "";
  for (const { text: segment, mark } of segmentsOf(text, field, reasons)) {
    const inner = escapeHtml(segment);
    if (!mark) html += inner;
    else {
      const shown = options.useBrackets ? `&lt;${inner}&gt;` : inner;
      const tooltip = escapeHtml(mark.rules.join(" "));
      html += `<span class="${CLASSES[mark.kind]}" tabindex="0" ${TOOLTIPS[mark.kind]}="${tooltip}">${shown}</span>`;
    }
  }
  return html;
}

/** A part of a field's text: a marked food with its reasons, or the text between two marks. */
export type Segment = {
  readonly text: string;
  readonly mark: { readonly kind: VerdictKind; readonly rules: readonly string[] } | null;
};

/** The joined texts of the segments are the text of the field. */
export function segmentsOf(text: string, field: Field, reasons: readonly MarkReason[]): Segment[] {
  const marks = marksOf(reasons.filter((reason) => reason.field === field && reason.end > reason.start));
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at || mark.end > text.length) continue;
    if (mark.start > at) segments.push({ text: text.slice(at, mark.start), mark: null });
    segments.push({ text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  return at < text.length ? [...segments, { text: text.slice(at), mark: null }] : segments;
}

type Mark = { start: number; end: number; kind: VerdictKind; rules: string[] };

/** One mark for each food: an allergy's reason first, then the gravest, with at most three sentences in its tooltip. */
function marksOf(reasons: readonly MarkReason[]): Mark[] {
  const marks = new Map<number, Mark>();
  for (const reason of reasons) {
    const known = marks.get(reason.start);
    if (!known) {
      marks.set(reason.start, { start: reason.start, end: reason.end, kind: reason.kind, rules: [reason.rule] });
    } else if (
      rankOf(reason.kind) === rankOf(known.kind) &&
      known.rules.length < 3 &&
      !known.rules.includes(reason.rule)
    ) {
      known.rules.push(reason.rule);
    }
  }
  return joined([...marks.values()].sort((a, b) => a.start - b.start));
}

/**
 * Makes one mark of overlapping foods, with the gravest of their kinds, so that no conflict is hidden inside another
 * mark.
 */
function joined(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const mark of marks) {
    const before = apart.at(-1);
    if (!before || mark.start >= before.end) {
      apart.push(mark);
      continue;
    }
    before.end = Math.max(before.end, mark.end);
    if (rankOf(mark.kind) < rankOf(before.kind)) Object.assign(before, { kind: mark.kind, rules: mark.rules });
    else if (mark.kind === before.kind) before.rules = [...new Set([...before.rules, ...mark.rules])].slice(0, 3);
  }
  return apart;
}
