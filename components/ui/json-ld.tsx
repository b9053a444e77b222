import { scriptText } from "@/lib/text/script-text";

/** Data of a page for search engines. Browsers do not run it. */
export function JsonLd({ value }: { value: object }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not unescaped; scriptText closes every way out
      dangerouslySetInnerHTML={{ __html: scriptText(value) }}
      type="application/ld+json"
    />
  );
}
