"use client";

import { Search, X } from "lucide-react";
import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { useText } from "#use-text";
import { isSearch } from "@/components/recipes/discover/discover-address";
import { handTextOver } from "@/components/recipes/handed-text";
import { useAuth } from "@/components/session/auth-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { IconButton } from "@/components/ui/icon-button";
import { FIELD_LABEL, Input, InputFrame, inputSign } from "@/components/ui/input";
import { cn } from "@/components/ui/variants";
import { LINKS } from "@/lib/links";
import { discoverText } from "@/messages/en/discover";
import { leftOutText } from "@/messages/en/left-out";
import { useFoundWords } from "./found-context";
import { PasteInstead } from "./paste-instead";
import { type HandOver, MAX_LENGTH, useBox } from "./use-box";

type DiscoverBoxProps = {
  /** On a phone, what opens the filters stands beside the field. */
  filters: ReactNode;
};

/** The field for an address or a search, the button that names what it will do, and the status bar. */
export function DiscoverBox({ filters }: DiscoverBoxProps) {
  const t = useText(discoverText);
  const box = useBox();
  const { viewer } = useAuth();
  const router = useRouter();
  const { importing, text, shown } = box;
  const found = useFoundWords();
  const isBusy = importing.busy || (box.pending && !box.address);
  const status = importing.status ?? (box.pending ? t("searching") : found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!box.handOver) return box.submit();
    handTextOver(box.handOver.as, box.handOver.text);
    router.push(moveAddress(box.handOver));
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <search>
        <form action="/recipes" onSubmit={submit}>
          <label className={cn(FIELD_LABEL, "max-tablet:sr-only")} htmlFor="discover-text">
            {t("searchHint")}
          </label>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
            <InputFrame>
              <Search className={inputSign("start")} size={20} />
              <Input
                autoCapitalize="none"
                autoComplete="off"
                className="min-h-14 pe-13 ps-11"
                enterKeyHint="search"
                id="discover-text"
                maxLength={MAX_LENGTH}
                name="q"
                onChange={(event) => box.type(event.target.value)}
                onPaste={(event) => {
                  if (box.paste(event.clipboardData.getData("text/plain"))) event.preventDefault();
                }}
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
            <div className="tablet:hidden">{filters}</div>
            <Button
              busy={isBusy}
              // On a phone it stands there once there is something to search for.
              className={cn("min-h-14 min-w-38 max-tablet:col-span-full", text.trim() === "" && "max-tablet:hidden")}
              disabled={text.trim() === ""}
              type="submit"
              variant="primary"
            >
              {box.address && !box.handOver ? t("saveRecipe") : t("search")}
            </Button>
          </div>
        </form>
      </search>
      {!viewer && <p className={cn("soft small", !box.address && "max-tablet:hidden")}>{t("importExplained")}</p>}
      <p className="font-[560] tablet:min-h-[1.5em]" role="status">
        {status}
      </p>
      {box.handOver && <ReadElsewhere of={box.handOver} />}
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

const moveAddress = ({ as }: HandOver): string => `${LINKS.moveRecipes}#${as === "addresses" ? "addresses" : "paste"}`;

/** Offers to read a pasted list of addresses, or a text, where that is done. */
function ReadElsewhere({ of }: { of: HandOver }) {
  const t = useText(leftOutText);
  const isList = of.as === "addresses";
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised px-4 py-3.5"
      role="status"
    >
      <p>{isList ? t("listPasted", { count: of.count }) : t("textPasted")}</p>
      <ButtonLink
        href={moveAddress(of)}
        onClick={() => handTextOver(of.as, of.text)}
        prefetch={false}
        variant="primary"
      >
        {t(isList ? "importList" : "readAsRecipe")}
      </ButtonLink>
    </div>
  );
}
