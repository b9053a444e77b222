import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { PersonClient } from "@/components/query/person-client";

/** A list on the server, whose answers come when the test lets them. */
function slowList() {
  const stored: string[] = [];
  const answers: (() => void)[] = [];
  const ask = () => {
    const now = [...stored];
    return new Promise<string[]>((resolve) => answers.push(() => resolve(now)));
  };
  return { stored, answers, ask };
}

describe("changes made while a list first loads", () => {
  it("are in the shown list, whichever answer comes first", async () => {
    const { stored, answers, ask } = slowList();
    const client = new PersonClient();
    const observer = new QueryObserver(client, { queryKey: ["venues", "one"], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitUntil(() => answers.length === 1);
    stored.push("table 10");
    const refreshed = client.invalidateQueries({ queryKey: ["venues"] });
    await vi.waitUntil(() => answers.length === 2);
    answers[0]?.();
    answers[1]?.();
    await refreshed;
    expect(observer.getCurrentResult().data).toEqual(["table 10"]);
    stop();
    client.clear();
  });

  it("do not affect unchanged entries of the answer", async () => {
    const { answers, ask } = slowList();
    const client = new PersonClient();
    const observer = new QueryObserver(client, { queryKey: ["items"], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitUntil(() => answers.length === 1);
    await client.invalidateQueries({ queryKey: ["venues"] });
    answers[0]?.();
    await vi.waitUntil(() => observer.getCurrentResult().isSuccess);
    expect(answers).toHaveLength(1);
    stop();
    client.clear();
  });
});
