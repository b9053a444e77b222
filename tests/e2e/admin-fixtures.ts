import type { Page } from "@playwright/test";

export const ADMIN_EMAIL = "admin@forkprint.example";

/** Signs the browser in as the administrator (playwright.config.ts). */
export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.context().request.post("/auth/login", {
    data: { email: ADMIN_EMAIL, password: process.env.FORKPRINT_E2E_ADMIN_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`);
}

/** Returns a text that no other test uses, because all tests share one database. */
export const unusual = (word: string): string => `${word} ${Math.random().toString(36).slice(2, 8)}`;
