type Waiting<Ask, Answer> = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

type Options<Ask, Answer> = {
  /**
   * Sends several requests together; the answers are in the same order. If one request makes it fail for all, each is
   * sent again by itself.
   */
  send: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Requests with the same key are sent one after the other, never together. */
  keyOf?: (ask: Ask) => string;
};

/** More than this in one statement costs as much as two statements. */
const MOST_AT_ONCE = 64;
/** A statement that takes longer hangs, or waits for a lock: nobody else waits for it any more. */
const PATIENCE_MS = 250;

/**
 * Combines requests: those that arrive while a statement is running are sent together by the next one. A single request
 * is sent at once and by itself; the more requests arrive, the less each of them costs.
 */
export function batched<Ask, Answer>({ send, keyOf }: Options<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let isUnderWay = false;

  const next = (): void => {
    if (isUnderWay || waiting.length === 0) return;
    const batch = takeBatch(waiting, keyOf);
    isUnderWay = true;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      isUnderWay = false;
      next();
    };
    const patience = setTimeout(over, PATIENCE_MS);
    void answer(batch, send).finally(over);
  };

  return (ask) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      next();
    });
}

function takeBatch<Ask, Answer>(
  waiting: Waiting<Ask, Answer>[],
  keyOf: ((ask: Ask) => string) | undefined,
): Waiting<Ask, Answer>[] {
  if (!keyOf) return waiting.splice(0, MOST_AT_ONCE);
  const keys = new Set<string>();
  const [batch, others]: Waiting<Ask, Answer>[][] = [[], []];
  for (const each of waiting.splice(0)) {
    const key = keyOf(each.ask);
    if (keys.has(key) || keys.size === MOST_AT_ONCE) others?.push(each);
    else {
      keys.add(key);
      batch?.push(each);
    }
  }
  waiting.push(...(others ?? []));
  return batch ?? [];
}

async function answer<Ask, Answer>(
  batch: readonly Waiting<Ask, Answer>[],
  send: Options<Ask, Answer>["send"],
): Promise<void> {
  try {
    const answers = await send(batch.map(({ ask }) => ask));
    for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as Answer);
  } catch (error) {
    if (batch.length > 1 && isOfOne(error)) await Promise.all(batch.map((each) => answer([each], send)));
    else for (const { reject } of batch) reject(error);
  }
}

/**
 * Errors that one request causes: by its values (SQLSTATE class 22), a violated rule (23) or a deadlock (40). If the
 * database is unavailable, the error concerns all requests.
 */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(22|23|40)...$/.test(String(error.code));
