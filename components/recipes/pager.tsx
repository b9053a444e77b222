import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipes.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { PAGE_SIZES } from "@/components/recipes/discover/discover-address";
import { pagerNumbers } from "@/components/ui/pager-numbers";
import type { RecipePageSize } from "@/lib/schemas/recipes";

type PageLinkProps = { href: string; isHere?: boolean; label?: string; children: ReactNode };

function PageLink({ href, isHere = false, label, children }: PageLinkProps) {
  return (
    <Link
      aria-current={isHere ? "page" : undefined}
      aria-label={label}
      className="recipe-page-link num"
      href={href}
      prefetch={false}
    >
      {children}
    </Link>
  );
}

type PagerProps = { page: number; totalPages: number; addressOf: (page: number) => string };

/** Five page numbers at most, with a way to the page before and after. Nothing when there is one page. */
export function Pager({ page, totalPages, addressOf }: PagerProps) {
  const t = useText(recipesText);
  if (totalPages < 2) return null;
  return (
    <nav aria-label={t("pages")} className="recipe-page-links">
      {page > 1 && (
        <PageLink href={addressOf(page - 1)} label={t("previousPage")}>
          <ChevronLeft size={20} />
        </PageLink>
      )}
      {pagerNumbers(page, totalPages).map((number) => (
        <PageLink href={addressOf(number)} isHere={number === page} key={number} label={t("pageNumber", { number })}>
          {number}
        </PageLink>
      ))}
      {page < totalPages && (
        <PageLink href={addressOf(page + 1)} label={t("nextPage")}>
          <ChevronRight size={20} />
        </PageLink>
      )}
    </nav>
  );
}

type PageSizesProps = { pageSize: RecipePageSize; addressOf: (size: RecipePageSize) => string };

/** Another size starts again at the first page. */
export function PageSizes({ pageSize, addressOf }: PageSizesProps) {
  const t = useText(recipesText);
  return (
    <nav aria-label={t("recipesPerPage")} className="recipe-page-links">
      <span aria-hidden="true" className="soft small">
        {t("perPage")}
      </span>
      {PAGE_SIZES.map((size) => (
        <PageLink href={addressOf(size)} isHere={size === pageSize} key={size} label={t("sizePerPage", { size })}>
          {size}
        </PageLink>
      ))}
    </nav>
  );
}
