import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { navLink } from "@/components/layout/nav-look";
import styles from "@/components/recipes/recipe-page.module.css";
import { cn } from "@/components/ui/variants";

/** The part of a recipe's page that is printed. */
export const RecipePage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <article className={cn("wrap pb-18 wide:pb-24 print:p-0", styles.page, className)} data-recipe>
    {children}
  </article>
);

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    className={navLink({ className: "mt-1 mb-1 -ms-3 gap-2 text-ink-soft wide:mt-3 wide:mb-4 print:hidden" })}
    href={href}
    prefetch={false}
  >
    <ArrowLeft size={20} />
    {children}
  </Link>
);

export const Disclaimer = ({ children }: { children: ReactNode }) => (
  <p className="mt-10 max-w-[66ch] text-ink-soft text-small">{children}</p>
);
