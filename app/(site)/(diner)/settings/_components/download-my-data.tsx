"use client";

import { Download } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { api } from "@/lib/api-client";
import { PRODUCT_NAME } from "@/lib/product";
import { settings } from "@/messages/en/settings";

export function DownloadMyData() {
  const t = useText(settings);
  const { busy, run } = useTask();
  const toast = useToast();

  const download = () =>
    run(
      "download",
      async () => {
        const today = new Date().toISOString().slice(0, 10);
        saveFile(await api.exportAccount(), `${PRODUCT_NAME.toLowerCase()}-my-data-${today}.json`);
      },
      () => toast("error", t("dataNotDownloaded")),
    );

  return (
    <Button busy={busy} onClick={download}>
      <Download size={18} />
      {t("downloadMyData")}
    </Button>
  );
}
