"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { PASSWORD_MIN_LENGTH } from "@/lib/auth/account-rules";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";

/** Time in which somebody goes on typing. */
const PAUSE_MS = 400;
const load = () => import("@/lib/auth/guess-in-browser");

/** Says below a new password that it is easy to guess, before it is sent. The server decides by longer lists. */
export function PasswordHelp({ password, email = "" }: { password: string; email?: string }) {
  const t = useText(shell);
  const [easy, setEasy] = useState("");
  useEffect(() => {
    if (password.length < PASSWORD_MIN_LENGTH) return;
    let isCurrent = true;
    const look = async () => {
      const { isEasilyGuessedHere } = await load();
      const own = [PRODUCT_NAME, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
      if (isCurrent && isEasilyGuessedHere(password, own)) setEasy(password);
    };
    // Without the lists nothing is said, and the server still decides.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, email]);
  return (
    <p className="mt-1.5 text-small/normal text-saffron-ink empty:hidden" role="status">
      {easy !== "" && easy === password ? t("passwordIsEasy") : null}
    </p>
  );
}
