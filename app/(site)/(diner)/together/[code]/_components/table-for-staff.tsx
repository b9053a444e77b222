"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { useText } from "#use-text";
import { StaffAllergies, StaffSign } from "@/components/id-card/staff-sheet";
import { KeptAwake } from "@/components/ui/kept-awake";
import type { TableLimitWire } from "@/lib/schemas/tables";
import { tablesText } from "@/messages/en/tables";

type TableForStaffProps = {
  allergies: readonly TableLimitWire[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * The allergies of all guests together, in very large type. It does not say who has which, to protect their privacy.
 */
export const TableForStaff = ({ allergies, open, onOpenChange }: TableForStaffProps) => {
  const t = useText(tablesText);
  return (
    <KeptAwake data-theme="light" name="staff" onOpenChange={onOpenChange} open={open}>
      <StaffAllergies
        allergies={allergies.map((each) => ({ ...each, kind: "allergy" }))}
        title={
          <RadixDialog.Title>
            <StaffSign />
            {t("atThisTable")}
          </RadixDialog.Title>
        }
      />
      <p className="m-0 p-4 tablet:px-8">{t("writtenByGuests")}</p>
    </KeptAwake>
  );
};
