"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

const CHOICES = ["Vegan", "Vegetarian", "Gluten Allergy", "Dairy Allergy", "Nut Allergy", "Keto"];
const CHOSEN = ["Vegetarian", "Gluten Allergy", "Nut Allergy"];
const EMAIL = "demo@post.example";
const TITLES = ["A restaurant's page", "Sign in", "Choose up to 3", "Authentication Complete!"] as const;
const CALLBACK = ["code=xq81…Lz", `email=${encodeURIComponent(EMAIL)}`, "state=af0ifjsldkj"];

/**
 * A guest's way through the widget in four pictures. A click anywhere shows the next one; after the last, the overlay
 * closes and starts over when it is opened again.
 */
export function DemoOverlay() {
  const [step, setStep] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setStep(0);
  };
  const advance = () => (step === TITLES.length - 1 ? close() : setStep(step + 1));
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="primary">
        See the demo
      </Button>
      <dialog
        aria-labelledby="demo-title"
        className="m-auto w-[min(480px,calc(100vw-32px))] rounded-card border border-line bg-paper p-0 text-ink shadow-[var(--shadow)] backdrop:bg-(--veil)"
        onClose={close}
        ref={dialog}
      >
        {isOpen && (
          <>
            {/* Covers the whole window, because a click anywhere goes on. */}
            <button
              aria-label={step === TITLES.length - 1 ? "Close the demo" : `Go on: ${TITLES[step + 1]}`}
              className="fixed inset-0 z-10 cursor-pointer bg-transparent"
              onClick={advance}
              type="button"
            />
            <div className="grid gap-4 p-6">
              <div className="flex items-center justify-between gap-3">
                <p aria-live="polite" className="text-ink-soft text-small">
                  Step {step + 1} of {TITLES.length}
                </p>
                <button
                  aria-label="Close"
                  className="relative z-20 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunk"
                  onClick={close}
                  type="button"
                >
                  <X size={20} />
                </button>
              </div>
              <h2 className="text-step-2" id="demo-title">
                {TITLES[step]}
              </h2>
              <Picture step={step} />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

function Picture({ step }: { step: number }) {
  if (step === 0) {
    return (
      <div className="rounded-card border border-line bg-raised p-5">
        <p className="font-serif text-step-1">Lungara</p>
        <p className="text-ink-soft">Trofie al pesto, risotto ai funghi, burrata</p>
        <p className="mt-4 inline-flex h-[50px] w-[min(280px,100%)] items-center justify-center rounded-control bg-cover font-[600] text-cover-ink">
          Sign in with Forkprint
        </p>
      </div>
    );
  }
  if (step === 1) {
    return (
      <div className="grid gap-3">
        <label className="grid gap-1 text-small">
          Email
          <Input readOnly tabIndex={-1} value={EMAIL} />
        </label>
        <label className="grid gap-1 text-small">
          Password
          <Input autoComplete="off" readOnly tabIndex={-1} type="password" value="demo-password" />
        </label>
      </div>
    );
  }
  if (step === 2) {
    return (
      <ul className="grid grid-cols-2 gap-2.5">
        {CHOICES.map((choice) => {
          const isChosen = CHOSEN.includes(choice);
          return (
            <li
              className={`rounded-control border-[1.5px] p-3 ${isChosen ? "border-herb bg-herb-tint font-[650]" : "border-control"}`}
              key={choice}
            >
              {choice}
              {isChosen && <span className="sr-only"> (chosen)</span>}
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <div className="grid gap-2">
      <p>The browser goes back to your page:</p>
      <p className="rounded-control border border-line bg-raised p-3.5 font-mono text-small wrap-anywhere">
        https://lungara.example/callback?{CALLBACK.join("&")}
      </p>
    </div>
  );
}
