"use client";

import { RotateCw } from "lucide-react";
import { IdFailure } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";
import { Button } from "@/components/ui/button";

export default function IdError() {
  return (
    <IdFailure message={ID_MESSAGES.failed}>
      <Button onClick={() => window.location.reload()}>
        <RotateCw size={18} />
        Try again
      </Button>
    </IdFailure>
  );
}
