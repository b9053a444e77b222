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
  if (totalPages < 2) return null;
  return (
    <nav aria-label="Pages" className="recipe-page-links">
      {page > 1 && (
        <PageLink href={addressOf(page - 1)} label="Previous page">
          <ChevronLeft size={20} />
        </PageLink>
      )}
      {pagerNumbers(page, totalPages).map((number) => (
        <PageLink href={addressOf(number)} isHere={number === page} key={number} label={`Page ${number}`}>
          {number}
        </PageLink>
      ))}
      {page < totalPages && (
        <PageLink href={addressOf(page + 1)} label="Next page">
          <ChevronRight size={20} />
        </PageLink>
      )}
    </nav>
  );
}

type PageSizesProps = { pageSize: RecipePageSize; addressOf: (size: RecipePageSize) => string };

/** Another size starts again at the first page. */
export function PageSizes({ pageSize, addressOf }: PageSizesProps) {
  return (
    <nav aria-label="Recipes per page" className="recipe-page-links">
      <span aria-hidden="true" className="soft small">
        Per page
      </span>
      {PAGE_SIZES.map((size) => (
        <PageLink href={addressOf(size)} isHere={size === pageSize} key={size} label={`${size} per page`}>
          {size}
        </PageLink>
      ))}
    </nav>
  );
}
