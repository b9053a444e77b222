import "./globals.css";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { fontVariables } from "@/app/fonts";
import { AuthModalProvider } from "@/components/auth/auth-modal-context";
import { AuthProvider } from "@/components/auth/auth-provider";
import { LazyAuthModal } from "@/components/auth/lazy-auth-modal";
import { GroceryGuard } from "@/components/grocery/device/grocery-guard";
import { SkipLink } from "@/components/ui/skip-link";
import { ToastProvider } from "@/components/ui/toast";
import { PRODUCT_NAME } from "@/lib/product";
import { env } from "@/server/env";
import { isOfflineShell } from "@/server/http/offline-shell";
import { findViewer } from "@/server/profile/viewer";

const metadata: Metadata = {
  title: { default: `${PRODUCT_NAME}: a dietary ID you carry`, template: `%s · ${PRODUCT_NAME}` },
  description:
    "Write down once what you eat, what you avoid and what could hurt you. Show the card to restaurants, delivery apps, grocery sites and recipes.",
  applicationName: PRODUCT_NAME,
  formatDetection: { telephone: false, email: false, address: false },
  openGraph: { type: "website", siteName: PRODUCT_NAME, locale: "en" },
  twitter: { card: "summary_large_image" },
};

/** The public address is a setting of the running server; the build knows none. */
export const generateMetadata = async (): Promise<Metadata> => {
  await connection();
  return { ...metadata, metadataBase: new URL(env.APP_URL) };
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf7f0" },
    { media: "(prefers-color-scheme: dark)", color: "#131a16" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const viewer = (await isOfflineShell()) ? undefined : await findViewer();
  const isKnown = viewer !== undefined;
  return (
    <html className={fontVariables} lang="en">
      <body>
        <SkipLink />
        <AuthProvider initialViewer={viewer ?? null} isKnown={isKnown}>
          <GroceryGuard isKnown={isKnown} />
          <ToastProvider>
            <AuthModalProvider>
              {children}
              <LazyAuthModal />
            </AuthModalProvider>
          </ToastProvider>
        </AuthProvider>
      </body>
    </html>
  );
}
