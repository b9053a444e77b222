import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const widgetManifest = z.object({
  version: z.string(),
  versioned: z.string(),
  integrity: z.string(),
  compressed_bytes: z.number(),
  part: z.string(),
});

/** The build's description of the widget that this process serves (scripts/process/build-widget.ts). */
export const readWidgetManifest = async (): Promise<z.infer<typeof widgetManifest>> =>
  widgetManifest.parse(
    JSON.parse(await readFile(path.join(process.cwd(), "public", "widget", "manifest.json"), "utf8")),
  );
