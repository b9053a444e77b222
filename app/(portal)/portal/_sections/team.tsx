import { ownerFor } from "@/server/team/find-member";
import { listActs } from "@/server/team/list-acts";
import { listTeam } from "@/server/team/list-team";
import { listTablets } from "@/server/team/tablets";
import { Activity } from "../_components/team/activity";
import { RightsTable } from "../_components/team/rights-table";
import { Tablets } from "../_components/team/tablets";
import { TeamScreen } from "../_components/team/team-screen";
import type { SectionProps } from "../sections";

/** Who works here and what each may do; for owners also who did what. */
export default async function TeamSection({ member }: SectionProps) {
  const devices = ownerFor(member, "devices");
  const [team, tablets, acts] = await Promise.all([
    listTeam(member),
    devices && listTablets({ member, owner: devices }),
    ownerFor(member, "activity") ? listActs(member, {}) : null,
  ]);
  return (
    <>
      <TeamScreen first={team} />
      {tablets && <Tablets first={tablets} />}
      <RightsTable />
      {acts && <Activity first={acts} />}
    </>
  );
}
