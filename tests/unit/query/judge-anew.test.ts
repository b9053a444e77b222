import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { judgeAnew } from "@/components/query/judge-anew";
import { PersonClient } from "@/components/query/person-client";

const week = { queryKey: ["meal-plan", null, "2026-W49"] };

describe("after a change of a card, an answer by the card as it was", () => {
  it("is not shown again by a screen that is opened within its fresh time", async () => {
    const client = new PersonClient();
    const before = vi.fn(async () => "fits");
    await client.fetchQuery({ ...week, queryFn: before });
    await judgeAnew(client);
    expect(client.getQueryData(week.queryKey)).toBeUndefined();
    const page = new QueryObserver(client, { ...week, queryFn: before, initialData: "conflict" });
    expect(page.getCurrentResult().data).toBe("conflict");
  });

  it("is asked for again where a screen shows it", async () => {
    const client = new PersonClient();
    const answers = ["fits", "conflict"];
    const queryFn = vi.fn(async () => answers.shift());
    const shown = new QueryObserver(client, { ...week, queryFn });
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe("fits"));
    await judgeAnew(client);
    expect(shown.getCurrentResult().data).toBe("conflict");
    stop();
  });

  it("is left alone where it must not change under a person's hands", async () => {
    const client = new PersonClient();
    const queryFn = vi.fn(async () => "what an application asks for");
    const shown = new QueryObserver(client, { queryKey: ["consent"], queryFn, staleTime: Number.POSITIVE_INFINITY });
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBeDefined());
    await judgeAnew(client);
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
  });
});
