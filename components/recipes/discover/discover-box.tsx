"use client";

import "@/styles/discover.css";
import { Search, X } from "lucide-react";
import type { FormEvent } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { isSearch } from "@/components/recipes/discover/discover-address";
import { useFoundWords } from "@/components/recipes/discover/found-context";
import { PasteInstead } from "@/components/recipes/discover/paste-instead";
import { useBox } from "@/components/recipes/discover/use-box";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";

/** The address or words, the button that says what will happen, and the status bar. */
export function DiscoverBox() {
  const box = useBox();
  const { viewer } = useAuth();
  const { importing, text, shown } = box;
  const found = useFoundWords();
  const isBusy = importing.busy || (box.pending && !box.address);
  const status = importing.status ?? (box.pending ? "Searching..." : found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  return (
    <div className="discover-box">
      <search>
        <form action="/recipes" onSubmit={submit}>
          <label className="field-label" htmlFor="discover-text">
            A recipe's web address, or words of its title and ingredients
          </label>
          <div className="discover-row">
            <div className="input-wrap input-wrap--start input-wrap--end">
              <Search size={20} />
              <input
                autoCapitalize="none"
                autoComplete="off"
                className="input"
                enterKeyHint="search"
                id="discover-text"
                maxLength={2000}
                name="q"
                onChange={(event) => box.type(event.target.value)}
                placeholder="https://… or lemon, chickpeas"
                type="search"
                value={text}
              />
              {(text !== "" || isSearch(shown)) && (
                <IconButton label="Clear" onClick={box.clear}>
                  <X size={20} />
                </IconButton>
              )}
            </div>
            <Button busy={isBusy} disabled={text.trim() === ""} type="submit" variant="primary">
              {box.address ? "Save Recipe" : "Search"}
            </Button>
          </div>
        </form>
      </search>
      {!viewer && (
        <p className="soft small">
          Anybody can import a page by its address. Where a page cannot be read, its text can be pasted instead: for
          that you need to be signed in, because what you paste becomes a recipe of your own.
        </p>
      )}
      <p className="discover-status" role="status">
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
