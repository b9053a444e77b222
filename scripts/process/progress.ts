import path from "node:path";
import { PRODUCT_NAME } from "@/lib/product";
import { say } from "./report";

/** A step that is silent for so long says what it is doing, and again at longer intervals. */
const FIRST_SIGN_MS = 3_000;
const NEXT_SIGNS_MS = 25_000;
const NAME_WIDTH = "database client".length;

/** Says in a few words what a step is doing now. */
export type Tell = (doing: string) => void;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** As seen from the working folder, unless that is the longer name. */
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith("..") ? file : relative;
}

/**
 * What a start is doing, in plain lines with the seconds since it began: one line for each step that has ended, and
 * signs of life from those that take long. Steps may run at the same time.
 */
export class Progress {
  readonly #startedAt = performance.now();

  constructor(private readonly print: (line: string) => void = say) {}

  get sinceStart(): number {
    return performance.now() - this.#startedAt;
  }

  begin(logFile: string | undefined): void {
    this.print(`${PRODUCT_NAME} is starting. The first start takes minutes on a slow computer, later ones seconds.`);
    if (logFile) this.print(`Warnings and all other messages of the application go to ${shortest(logFile)}`);
  }

  /** @param outcome what to say of the result, such as "PostgreSQL runs" */
  async step<T>(
    name: string,
    doing: string,
    work: (tell: Tell) => Promise<T>,
    outcome: (result: T) => string,
  ): Promise<T> {
    const began = performance.now();
    let now = doing;
    let isWaiting = false;
    const sign = () => {
      this.#line(name, `${isWaiting ? "still " : ""}${now} …`);
      isWaiting = true;
      timer = setTimeout(sign, NEXT_SIGNS_MS);
    };
    let timer = setTimeout(sign, FIRST_SIGN_MS);
    const tell = (next: string) => {
      now = next;
      isWaiting = false;
      clearTimeout(timer);
      sign();
    };
    try {
      const result = await work(tell);
      this.#line(name, `${outcome(result)} (${seconds(performance.now() - began)})`);
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  #line(name: string, text: string): void {
    this.print(`[${seconds(this.sinceStart).padStart(7)}] ${name.padEnd(NAME_WIDTH)}  ${text}`);
  }
}
