import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { recipeExportQuery } from "@/lib/schemas/carried";
import { now } from "@/server/clock";
import { exportCarried } from "@/server/cookbook/carry/export-carried";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { StreamReply } from "@/server/http/reply";
import { UNITS } from "@/server/work/budget";

/** Archives that an app opens by the ending of their name. */
const ENDINGS: Partial<Record<CarriedFormat, string>> = { paprika: "paprikarecipes", mela: "melarecipes" };

export const GET = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("recipe_export_user")],
    query: recipeExportQuery,
    cost: () => UNITS.file,
    media: "application/zip",
  },
  ({ caller, query: { format } }) => {
    const ending = ENDINGS[format] ?? "zip";
    const fileName = `my-recipes-${format}-${now().toISOString().slice(0, 10)}.${ending}`;
    return new StreamReply(exportCarried(caller, format), {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    });
  },
);
