import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { FieldError, TextArea, TextField } from "@/components/ui/field";
import { useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { CHECK_NAME_MAX, MENU_TEXT_MAX } from "@/lib/checks/check-limits";
import { foodChecks } from "@/lib/food-checks-client";
import type { MenuCheckedWire } from "@/lib/schemas/food-checks";
import { checkFood } from "@/messages/en/check-food";
import { MenuAddress } from "./menu-address";
import { DoubtsOfPhoto, NotRead, Photo, Reading } from "./photo-being-read";
import { PhotoButton } from "./photo-button";
import { useReadPhoto } from "./use-read-photo";

const NO_PAGES = { count: 0, doubtful: [] as string[], gaps: 0 };

type MenuPanelProps = {
  /** The address of a menu's page that the camera has read, or an empty text. */
  address: string;
  onFound: (menu: Pick<MenuCheckedWire, "id">) => void;
};

/**
 * A menu that is photographed page by page, read from its page, pasted or written. The person compares the words before
 * they are checked.
 */
export function MenuPanel({ address, onFound }: MenuPanelProps) {
  const t = useText(checkFood);
  const { run, busy } = useTask();
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [pages, setPages] = useState(NO_PAGES);
  const [error, setError] = useState<string | null>(null);
  const photo = useReadPhoto("menu", (read) => {
    setText((before) => (before.trim() === "" ? read.text : `${before.trimEnd()}\n\n${read.text}`));
    setPages(({ count, doubtful, gaps }) => ({
      count: count + 1,
      doubtful: [...new Set([...doubtful, ...read.doubtful])],
      gaps: gaps + read.gaps,
    }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(
      "check",
      async (signal) => {
        setError(null);
        const told = name.trim() ? { name } : {};
        onFound(await foodChecks.checkMenu({ text, unread: pages.gaps, ...told }, signal));
      },
      (failure) => setError(failureOf(failure, NO_DETAIL)),
    );
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {photo.isBusy ? (
        <Reading onStop={photo.cancel} />
      ) : (
        <PhotoButton
          hint={t("howToPhotographMenu")}
          onChoose={photo.choose}
          {...(pages.count > 0 ? { label: t("pageReadNext") } : {})}
        />
      )}
      {photo.preview && <Photo address={photo.preview} alt={t("photoOfMenu")} />}
      <NotRead problem={photo.problem} />
      <div aria-live="polite">
        {pages.count > 0 && <p className="m-0 font-[560]">{t("pagesRead", { count: pages.count })}</p>}
      </div>
      <DoubtsOfPhoto doubtful={pages.doubtful} gaps={pages.gaps} />
      <MenuAddress
        address={address}
        onRead={(read, host) => {
          setText((before) => (before.trim() === "" ? read : `${before.trimEnd()}\n\n${read}`));
          setName((before) => before || host);
        }}
      />
      <TextArea
        label={t("wordsOfMenu")}
        maxLength={MENU_TEXT_MAX}
        onChange={({ target }) => setText(target.value)}
        required
        rows={10}
        value={text}
      />
      <TextField
        label={t("nameOfPlace")}
        maxLength={CHECK_NAME_MAX}
        onChange={({ target }) => setName(target.value)}
        optional
        value={name}
      />
      <FieldError error={error} id="check-menu" />
      <Button busy={busy} className="justify-self-start" disabled={photo.isBusy} type="submit" variant="primary">
        {t("checkTheMenu")}
      </Button>
      <p className="m-0 text-ink-soft text-small">
        {t("menuKept")} {t("photoLanguages")}
      </p>
    </form>
  );
}
