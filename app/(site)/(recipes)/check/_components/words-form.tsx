import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, TextArea, TextField } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { CHECK_NAME_MAX, CHECK_TEXT_MAX } from "@/lib/checks/check-limits";
import { foodChecks } from "@/lib/food-checks-client";
import { printedCode } from "@/lib/products/gtin";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import styles from "./check.module.css";

type WordsFormProps = {
  kind: "label" | "text";
  gtin: string | null;
  onFound: (check: FoodCheckWire) => void;
  /** The words of a photo. */
  start?: string;
  /** Places of the photo that were read with doubt or not at all. They count until the person has compared the words. */
  doubts?: number;
};

/** Words to check, written, pasted or read from a photo. */
export function WordsForm({ kind, gtin, onFound, start = "", doubts = 0 }: WordsFormProps) {
  const t = useText(checkFood);
  const { run, busy } = useTask();
  const [text, setText] = useState(start);
  const [name, setName] = useState("");
  const [isWhole, setWhole] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(
      "check",
      async (signal) => {
        setError(null);
        const told = { ...(name.trim() ? { name } : {}), ...(gtin ? { gtin } : {}) };
        onFound(
          await foodChecks.checkWords({ kind, text, is_whole: isWhole, unread: isWhole ? 0 : doubts, ...told }, signal),
        );
      },
      (failure) => setError(failureOf(failure, NO_DETAIL)),
    );
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {gtin !== null && <p className="m-0 font-[560]">{t("labelOf", { code: printedCode(gtin) })}</p>}
      <TextArea
        label={kind === "text" ? t("textToCheck") : t("wordsOfLabel")}
        maxLength={CHECK_TEXT_MAX}
        onChange={({ target }) => setText(target.value)}
        required
        rows={8}
        value={text}
      />
      <TextField
        label={t("nameOfFood")}
        maxLength={CHECK_NAME_MAX}
        onChange={({ target }) => setName(target.value)}
        optional
        value={name}
      />
      <div>
        <Checkbox
          checked={isWhole}
          label={start === "" ? t("wholeText") : t("wholeLabel")}
          onChange={({ target }) => setWhole(target.checked)}
        />
        <p className={cn(styles.hint, "text-ink-soft text-small")}>{t("wholeWhy")}</p>
      </div>
      <FieldError error={error} id="check-words" />
      <Button busy={busy} className="justify-self-start" type="submit" variant="primary">
        {t("checkTheWords")}
      </Button>
    </form>
  );
}
