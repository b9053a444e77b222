import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

/** The first stop of the Tab key: past the header to the page's `<main id="main">`. */
export function SkipLink() {
  const t = useText(shell);
  return (
    <a className="skip-link" href="#main">
      {t("skipToContent")}
    </a>
  );
}
