import { PageNotFound } from "@/app/page-not-found";
import { titled } from "@/components/i18n/use-text-on-server";
import { shell } from "@/messages/en/shell";

export const generateMetadata = titled(shell, "pageNotFound");

export default PageNotFound;
