import { AppError } from "@/lib/errors";
import { Watchers } from "@/server/background/watchers";
import { processWideOnce } from "@/server/process-wide";

/** How often the right to every open stream is checked: a stream ends at most two seconds after its reader lost it. */
const LOOK_MS = 400;
/** It does not rest under load, because a stream that stays open too long shows guests to somebody who is out. */
const REST = 0;

type Open = { isAllowed: () => Promise<boolean>; end: () => void };

const watchers = processWideOnce(
  "rights to open streams",
  () => new Watchers<Open>(LOOK_MS, "checking the rights to open streams", look, REST),
);

/**
 * Asks the database about all streams together, so that it does not matter in which process a sign-in, a role or a
 * venue was taken away. While the database is unavailable a stream stays open, since nothing new can be sent either.
 */
async function look(streams: readonly Open[]): Promise<void> {
  await Promise.all(streams.map(async ({ isAllowed, end }) => (await isAllowed()) || end()));
}

/**
 * A refusal is an answer; any other failure says nothing about the right. It belongs to the stream and not to `look`,
 * because a bundle may contain this module and AppError twice, and only the stream's own copy knows its refusal.
 */
async function isStillAllowed(isAllowed: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await isAllowed()) !== false;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * The stream, for as long as `isAllowed` neither throws an AppError nor answers false. After that it sends `farewell`
 * and closes; without a farewell it breaks off, so that half a file does not look like a whole one.
 */
export function whileAllowed(
  stream: ReadableStream<Uint8Array>,
  isAllowed: () => Promise<unknown>,
  farewell: Uint8Array | null,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let leave = () => {};
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      const end = () => {
        leave();
        if (isOver) return;
        isOver = true;
        if (farewell === null) controller.error(new AppError("unauthenticated", "fileRightEnded"));
        else {
          controller.enqueue(farewell);
          controller.close();
        }
        void reader.cancel();
      };
      const open = { isAllowed: () => isStillAllowed(isAllowed), end };
      leave = () => watchers().delete(open);
      watchers().add(open);
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (isOver) return;
        if (!done) return controller.enqueue(value);
        isOver = true;
        controller.close();
      } catch (error) {
        isOver = true;
        leave();
        throw error;
      }
      leave();
    },
    cancel(reason) {
      isOver = true;
      leave();
      return reader.cancel(reason);
    },
  });
}

/** The same stream, with `leave` called at its end, whichever that is. */
export function endingWith(stream: ReadableStream<Uint8Array>, leave: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        leave();
        throw error;
      }
      leave();
    },
    cancel(reason) {
      leave();
      return reader.cancel(reason);
    },
  });
}
