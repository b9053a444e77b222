"use client";

import { Download, Maximize2, Pencil } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { downloadCard } from "@/components/id-card/picture/download-card";
import { StaffView } from "@/components/id-card/staff-view";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { IdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";

/** What one does with a card, the most urgent first. */
export function CardActions({ profile }: { profile: IdCardProfile }) {
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function download() {
    setBusy(true);
    try {
      await downloadCard(profile);
    } catch {
      toast("error", "The picture could not be made. Your card is unchanged; please try again.");
    }
    setBusy(false);
  }

  return (
    <div className="grid content-start gap-3">
      <Button onClick={() => setShown(true)} variant="primary" wide>
        <Maximize2 size={20} />
        Show to staff
      </Button>
      <Button busy={busy} onClick={download} wide>
        <Download size={20} />
        Download PNG
      </Button>
      <Link
        className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-herb"
        href={LINKS.dietary}
        prefetch={false}
      >
        <Pencil size={18} />
        Edit what is on the card
      </Link>
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </div>
  );
}
