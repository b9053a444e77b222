import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

/** The first stop of the Tab key: past the header to the page's `<main id="main">`. */
export function SkipLink() {
  const t = useText(shell);
  return (
    <a
      className="fixed -top-[200px] start-4 z-60 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:top-3 print:hidden"
      href="#main"
    >
      {t("skipToContent")}
    </a>
  );
}
