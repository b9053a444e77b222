"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { Sun, X } from "lucide-react";
import { allergiesTitle, StaffAllergies, StaffRest, StaffSign } from "@/components/id-card/staff-sheet";
import { useWakeLock } from "@/components/id-card/use-wake-lock";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import type { IdCardProfile } from "@/lib/id-card";

type StaffViewProps = { profile: IdCardProfile; open: boolean; onOpenChange: (open: boolean) => void };

/** The card held up to a waiter: full screen, always light, the screen kept on. Escape or Close leaves it. */
export function StaffView({ profile, open, onOpenChange }: StaffViewProps) {
  const giveFocusBack = useFocusReturn(open);
  const awake = useWakeLock(open);
  return (
    <RadixDialog.Root onOpenChange={onOpenChange} open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          className="staff"
          data-theme="light"
          onCloseAutoFocus={giveFocusBack}
        >
          <div className="staff-bar">
            {awake && (
              <span className="staff-awake">
                <Sun size={18} />
                Screen stays on
              </span>
            )}
            <RadixDialog.Close asChild>
              <Button size="sm">
                <X size={18} />
                Close
              </Button>
            </RadixDialog.Close>
          </div>
          <StaffAllergies
            names={profile.allergies}
            title={
              <RadixDialog.Title>
                <StaffSign />
                {allergiesTitle(profile.allergies.length)}
              </RadixDialog.Title>
            }
          />
          <StaffRest profile={profile} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
