"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { allergiesTitle, StaffAllergies, StaffRest, StaffSign } from "@/components/id-card/staff-sheet";
import { KeptAwake } from "@/components/ui/kept-awake";
import type { IdCardProfile } from "@/lib/id-card";

type StaffViewProps = { profile: IdCardProfile; open: boolean; onOpenChange: (open: boolean) => void };

/** The card held up to a waiter: always light, whatever the theme. */
export function StaffView({ profile, open, onOpenChange }: StaffViewProps) {
  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      <StaffAllergies
        allergies={profile.allergies}
        title={
          <RadixDialog.Title>
            <StaffSign />
            {allergiesTitle(profile.allergies.length)}
          </RadixDialog.Title>
        }
      />
      <StaffRest profile={profile} />
    </KeptAwake>
  );
}
