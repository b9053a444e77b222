import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChooseStep } from "@/app/(portal)/portal/_components/csv/choose-step";

const drawn = (existing: number | undefined) =>
  renderToStaticMarkup(
    <ChooseStep
      action="replace"
      busy={false}
      error={null}
      existing={existing}
      onAction={() => {}}
      onError={() => {}}
      onFile={async () => {}}
    />,
  );

describe("the warning that a replacement deletes venues", () => {
  it.each([
    [undefined, "Delete all venues, then create these."],
    [0, "Create these: there is no venue yet."],
    [1, "Delete the venue that is there, then create these."],
    [2, "Delete all 2 venues, then create these."],
    [1200, "Delete all 1,200 venues, then create these."],
  ])("is shown for %s venues", (existing, sentence) => {
    expect(drawn(existing)).toContain(sentence);
  });
});
