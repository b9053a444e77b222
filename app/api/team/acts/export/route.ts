import { actsQuery } from "@/lib/schemas/team";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";
import { exportActs } from "@/server/team/list-acts";
import { noteAct } from "@/server/team/note-act";
import { UNITS } from "@/server/work/budget";

export const GET = endpoint(
  { caller: may("activity"), query: actsQuery.pick({ group: true }), cost: () => UNITS.file, media: "text/csv" },
  async ({ caller: { member }, query }) => {
    await noteAct(member, "activity_exported");
    return new StreamReply(exportActs(member, query), {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="activity.csv"`,
    });
  },
);
