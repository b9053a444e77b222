"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

export function PrintButton() {
  return (
    <Button onClick={() => window.print()} size="sm">
      <Printer aria-hidden="true" size={18} /> Print
    </Button>
  );
}
