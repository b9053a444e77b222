import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import { AuthModalProvider } from "@/components/auth/auth-modal-context";
import { LazyAuthModal } from "@/components/auth/lazy-auth-modal";
import { WatchTerms } from "@/components/auth/watch-terms";
import { Messages } from "@/components/i18n/messages";
import { requestLocale } from "@/components/i18n/request-locale";
import { getText } from "@/components/i18n/use-text-on-server";
import { AppearanceKeeper } from "@/components/layout/appearance-keeper";
import { AuthProvider } from "@/components/session/auth-provider";
import { GroceryGuard } from "@/components/session/grocery-guard";
import { SkipLink } from "@/components/ui/skip-link";
import { ToastProvider } from "@/components/ui/toast";
import { cn } from "@/components/ui/variants";
import { APPEARANCE_COOKIE, appearanceAttributes, readAppearance } from "@/lib/auth/appearance";
import { directionOf } from "@/lib/i18n/locales";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";
import { findViewer } from "@/server/auth/viewer";
import { env } from "@/server/env";
import { isOfflineShell } from "@/server/http/offline-shell";

const metadata: Metadata = {
  applicationName: PRODUCT_NAME,
  formatDetection: { telephone: false, email: false, address: false },
  openGraph: { type: "website", siteName: PRODUCT_NAME },
  twitter: { card: "summary_large_image" },
};

/** The public address is a runtime setting, which the build does not know. */
export const documentMetadata = async (): Promise<Metadata> => {
  await connection();
  const t = await getText(shell);
  return {
    ...metadata,
    title: { default: t("productTitle", { product: PRODUCT_NAME }), template: `%s · ${PRODUCT_NAME}` },
    description: t("productSays"),
    openGraph: { ...metadata.openGraph, locale: t.locale },
    metadataBase: new URL(env.APP_URL),
  };
};

const GROUND = { light: "#fbf7f0", dark: "#131a16" } as const;

export async function documentViewport(): Promise<Viewport> {
  const { theme } = await findAppearance();
  return {
    width: "device-width",
    initialScale: 1,
    colorScheme: theme === "system" ? "light dark" : theme,
    themeColor:
      theme === "system"
        ? [
            { media: "(prefers-color-scheme: light)", color: GROUND.light },
            { media: "(prefers-color-scheme: dark)", color: GROUND.dark },
          ]
        : GROUND[theme],
  };
}

const findAppearance = async () => readAppearance((await cookies()).get(APPEARANCE_COOKIE)?.value);

/**
 * The whole document around a page, with who is signed in. Each side of the product (site, card, portal, admin) has it as its
 * root layout, with a style sheet of its own: a step from one side to another loads a new document, so that two sheets
 * never meet (docs/decisions/113-a-sheet-for-each-side.md).
 */
export async function Document({ children }: { children: ReactNode }) {
  const viewer = (await isOfflineShell()) ? undefined : await findViewer();
  const isKnown = viewer !== undefined;
  const locale = await requestLocale();
  return (
    <html
      className={cn(fontVariables, "has-[[data-action-bar]]:scroll-pb-[110px]")}
      dir={directionOf(locale)}
      lang={locale}
      {...appearanceAttributes(await findAppearance())}
    >
      <body>
        <Messages of={["shell"]}>
          <SkipLink />
          <AuthProvider
            initialViewer={viewer ? { user: viewer.user, preferences: viewer.preferences } : null}
            isKnown={isKnown}
          >
            <AppearanceKeeper />
            <GroceryGuard isKnown={isKnown} />
            <ToastProvider>
              <AuthModalProvider>
                {children}
                {viewer?.terms.is_due && <WatchTerms terms={viewer.terms} />}
                <LazyAuthModal />
              </AuthModalProvider>
            </ToastProvider>
          </AuthProvider>
        </Messages>
      </body>
    </html>
  );
}
