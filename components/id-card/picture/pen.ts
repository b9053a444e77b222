import { drawForkprint } from "@/lib/brand/forkprint";
import type { CardColor, CardLook } from "./card-look";

export type Font = { family: "sans" | "serif" | "mono"; size: number; weight?: number; spacing?: number };
type Place = { x: number; y: number };

/** Icons of lucide (ISC), in their box of 24 by 24. */
export const ALARM_ICON =
  "M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z";
export const CROSS_ICON = "M18 6 6 18M6 6l12 12";

/** Draws on a canvas with the card's fonts, colours and signs. `y` of a text is its baseline. */
export class Pen {
  constructor(
    readonly ctx: CanvasRenderingContext2D,
    private readonly look: CardLook,
  ) {}

  fontOf({ family, size, weight = 400 }: Font): string {
    return `${weight} ${size}px ${this.look[family]}`;
  }

  private use(font: Font): void {
    this.ctx.font = this.fontOf(font);
    if ("letterSpacing" in this.ctx) this.ctx.letterSpacing = `${font.spacing ?? 0}px`;
  }

  color(name: CardColor): string {
    return this.look.colors[name];
  }

  width(text: string, font: Font): number {
    this.use(font);
    return this.ctx.measureText(text).width;
  }

  text(text: string, { x, y }: Place, font: Font, color: CardColor, align: CanvasTextAlign = "left"): void {
    this.use(font);
    this.ctx.fillStyle = this.color(color);
    this.ctx.textAlign = align;
    this.ctx.fillText(text, x, y);
  }

  fill(color: CardColor, x: number, y: number, width: number, height: number): void {
    this.ctx.fillStyle = this.color(color);
    this.ctx.fillRect(x, y, width, height);
  }

  line(color: CardColor, from: Place, toX: number, dash: number[] = [], width = 1.5): void {
    this.ctx.save();
    this.ctx.strokeStyle = this.color(color);
    this.ctx.lineWidth = width;
    this.ctx.setLineDash(dash);
    this.ctx.beginPath();
    this.ctx.moveTo(from.x, from.y);
    this.ctx.lineTo(toX, from.y);
    this.ctx.stroke();
    this.ctx.restore();
  }

  icon(path: string, { x, y }: Place, size: number, color: CardColor, strokeWidth = 1.75): void {
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.scale(size / 24, size / 24);
    this.stroke(path, this.color(color), strokeWidth);
    this.ctx.restore();
  }

  forkprint(
    id: string,
    { x, y }: Place,
    size: number,
    colors: [CardColor, CardColor],
    penScale = 1,
    detail = size,
  ): void {
    const print = drawForkprint(id, detail);
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.scale(size / 100, size / 100);
    this.stroke(print.ridges, this.color(colors[0]), print.penWidth * penScale);
    this.stroke(print.forks, this.color(colors[1]), print.penWidth * penScale);
    this.ctx.restore();
  }

  private stroke(path: string, style: string, width: number): void {
    this.ctx.strokeStyle = style;
    this.ctx.lineWidth = width;
    this.ctx.lineCap = "round";
    this.ctx.lineJoin = "round";
    this.ctx.stroke(new Path2D(path));
  }

  /** The text, shortened with an ellipsis to `width` if necessary. */
  fitted(text: string, font: Font, width: number): string {
    if (this.width(text, font) <= width) return text;
    const letters = [...text];
    while (letters.length > 1 && this.width(`${letters.join("")}…`, font) > width) letters.pop();
    return `${letters.join("")}…`;
  }

  /** Breaks a name that is wider than a line, at spaces if possible, otherwise anywhere, so that nothing is lost. */
  broken(text: string, font: Font, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const piece of text.split(/(?<= )/)) {
      if (line && this.width(line + piece.trimEnd(), font) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      for (const letter of piece) {
        if (line && this.width(line + letter, font) > width) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return line.trim() ? [...lines, line.trimEnd()] : lines;
  }
}
