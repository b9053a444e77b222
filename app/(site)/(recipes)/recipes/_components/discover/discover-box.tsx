"use client";

import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
import { useText } from "#use-text";
import { isSearch } from "@/components/recipes/discover/discover-address";
import { useAuth } from "@/components/session/auth-provider";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";
import { FIELD_LABEL, Input, InputFrame, inputSign } from "@/components/ui/input";
import { discoverText } from "@/messages/en/discover";
import { useFoundWords } from "./found-context";
import { PasteInstead } from "./paste-instead";
import { useBox } from "./use-box";

/** The field for an address or a search, the button that names what it will do, and the status bar. */
export function DiscoverBox() {
  const t = useText(discoverText);
  const box = useBox();
  const { viewer } = useAuth();
  const { importing, text, shown } = box;
  const found = useFoundWords();
  const isBusy = importing.busy || (box.pending && !box.address);
  const status = importing.status ?? (box.pending ? t("searching") : found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <search>
        <form action="/recipes" onSubmit={submit}>
          <label className={FIELD_LABEL} htmlFor="discover-text">
            {t("searchHint")}
          </label>
          <div className="grid grid-cols-1 gap-2.5 tablet:grid-cols-[minmax(0,1fr)_auto]">
            <InputFrame>
              <Search className={inputSign("start")} size={20} />
              <Input
                autoCapitalize="none"
                autoComplete="off"
                className="min-h-14 pe-13 ps-11"
                enterKeyHint="search"
                id="discover-text"
                maxLength={2000}
                name="q"
                onChange={(event) => box.type(event.target.value)}
                placeholder={t("httpsOrLemonChickpeas")}
                type="search"
                value={text}
              />
              {(text !== "" || isSearch(shown)) && (
                <IconButton
                  className="absolute top-1/2 end-0.5 -translate-y-1/2 text-ink-soft"
                  label={t("clear")}
                  onClick={box.clear}
                >
                  <X size={20} />
                </IconButton>
              )}
            </InputFrame>
            <Button
              busy={isBusy}
              className="min-h-14 min-w-38"
              disabled={text.trim() === ""}
              type="submit"
              variant="primary"
            >
              {box.address ? t("saveRecipe") : t("search")}
            </Button>
          </div>
        </form>
      </search>
      {!viewer && <p className="soft small">{t("importExplained")}</p>}
      <p className="min-h-[1.5em] font-[560]" role="status">
        {status}
      </p>
      <div aria-live="assertive">
        {box.offline && (
          <Callout tone="conflict">
            <p>{box.offline}</p>
          </Callout>
        )}
        {importing.problem && <PasteInstead importing={importing} problem={importing.problem} />}
      </div>
    </div>
  );
}
