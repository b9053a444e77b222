import { expect, it } from "vitest";
import { inPictureSlot } from "@/server/recipes/photos/picture-slots";

it("another person's photo is read next although one person sent twenty-two, of which two too many get 503", async () => {
  const order: string[] = [];
  let end = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    end = resolve;
  });
  const first = inPictureSlot("many", () => reading);
  const photo = (who: string) => inPictureSlot(who, async () => void order.push(who));
  const many = Promise.allSettled(Array.from({ length: 22 }, () => photo("many")));
  const one = photo("one");
  end();
  await Promise.all([first, one]);
  expect(order[0]).toBe("one");
  const refused = (await many).filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toMatchObject(
    Array.from({ length: 2 }, () => ({ code: "unavailable", retryAfterSeconds: 10 })),
  );
  expect(order).toHaveLength(21);
});
