import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { printedCode } from "@/lib/products/gtin";
import type { ProductListWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { SayName } from "./say-name";

type Found = { q: string; products: ProductListWire };

/** Finds a packaged food by its name. Which of the found ones is in the hand, the person says. */
export function NameSearch({ onChoose, isBusy }: { onChoose: (gtin: string) => void; isBusy: boolean }) {
  const t = useText(checkFood);
  const { run, busy } = useTask();
  const [q, setQ] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const find = (words: string) =>
    void run(
      "find",
      async (signal) => {
        setError(null);
        setFound(null);
        const products = await foodChecks.searchProducts(words, signal);
        if (!signal.aborted) setFound({ q: words, products });
      },
      (failure) => setError(failureOf(failure, NO_DETAIL)),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(q);
  };
  const hear = (words: string) => {
    setQ(words);
    find(words);
  };
  return (
    <div className="grid gap-3">
      <form className="flex items-end gap-3" noValidate onSubmit={submit}>
        <TextField
          autoComplete="off"
          className="min-w-0 flex-1"
          error={error}
          label={t("orByName")}
          maxLength={100}
          onChange={({ target }) => setQ(target.value)}
          placeholder={t("nameExample")}
          type="search"
          value={q}
        />
        <Button busy={busy} type="submit">
          <Search size={20} />
          {t("find")}
        </Button>
      </form>
      <SayName onName={hear} />
      <div aria-live="polite">
        {found && found.products.length === 0 && (
          <p className="m-0 text-ink-soft">{t("noProductNamed", { q: found.q })}</p>
        )}
        {found && found.products.length > 0 && <p className="m-0 text-ink-soft text-small">{t("whichIsIt")}</p>}
      </div>
      {found && found.products.length > 0 && (
        <ul className="m-0 grid list-none p-0">
          {found.products.map(({ gtin, name, brand, quantity }) => (
            <li className="border-line border-b last:border-b-0" key={gtin}>
              <button
                className="grid min-h-12 w-full cursor-pointer gap-0.5 py-2 text-start wrap-anywhere hover:underline"
                disabled={isBusy}
                onClick={() => onChoose(gtin)}
                type="button"
              >
                <b className="font-[620]">{name ?? printedCode(gtin)}</b>
                <span className="text-ink-soft text-small">
                  {[brand, quantity, printedCode(gtin)].filter(Boolean).join(", ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
