"use client";

import type { MouseEvent, ReactNode } from "react";
import { type AuthMode, useAuthModal } from "@/components/auth/auth-modal-context";
import { prepareAuthModal } from "@/components/auth/load-auth-modal";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";

const HREFS: Record<AuthMode, string> = { login: "/onboard", register: "/onboard?mode=register" };

type AuthLinkProps = {
  mode: AuthMode;
  children: ReactNode;
  /** `plain` inherits the style of the surrounding text. */
  look?: ButtonVariant | "plain";
  size?: "md" | "sm";
  wide?: boolean;
  onOpen?: () => void;
};

/** Opens the sign-in dialog. It is a real link, so it also works in a new tab and before scripts are loaded. */
export function AuthLink({ mode, children, look = "quiet", size, wide, onOpen }: AuthLinkProps) {
  const modal = useAuthModal();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    modal.open(mode);
  };
  const intent = { onFocus: prepareAuthModal, onPointerDown: prepareAuthModal, onPointerEnter: prepareAuthModal };
  if (look === "plain") {
    return (
      <a {...intent} aria-haspopup="dialog" href={HREFS[mode]} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <ButtonLink
      {...intent}
      aria-haspopup="dialog"
      href={HREFS[mode]}
      onClick={onClick}
      prefetch={false}
      size={size}
      variant={look}
      wide={wide}
    >
      {children}
    </ButtonLink>
  );
}
