import { beforeEach, vi } from "vitest";

/**
 * Lets a test file's calls take as long as the machine needs: no work is given up because its time is over. For tests
 * of what an answer says; what happens when there is no time left is tested with a time of its own. Call it at the top
 * of a test file.
 */
export function withoutHurry(): void {
  beforeEach(() => {
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  });
}
