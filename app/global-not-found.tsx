import "./(site)/site.css";
import type { Metadata } from "next";
import { Document, documentMetadata, documentViewport } from "@/app/document";
import { PageNotFound } from "@/app/page-not-found";
import { getText } from "@/components/i18n/use-text-on-server";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";

export const generateViewport = documentViewport;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getText(shell);
  return { ...(await documentMetadata()), title: `${t("pageNotFound")} · ${PRODUCT_NAME}` };
}

/** For addresses that belong to no side. It has no root layout, so it brings the document and the site's sheet itself. */
export default function GlobalNotFound() {
  return (
    <Document>
      <PageNotFound />
    </Document>
  );
}
