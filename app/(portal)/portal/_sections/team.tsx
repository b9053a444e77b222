import { ownerFor } from "@/server/team/find-member";
import { listActs } from "@/server/team/list-acts";
import { listTeam } from "@/server/team/list-team";
import { Activity } from "../_components/team/activity";
import { RightsTable } from "../_components/team/rights-table";
import { TeamScreen } from "../_components/team/team-screen";
import type { SectionProps } from "../sections";

/** Who works here and what each may do; for owners also who did what. */
export default async function TeamSection({ member }: SectionProps) {
  const [team, acts] = await Promise.all([
    listTeam(member),
    ownerFor(member, "activity") ? listActs(member, {}) : null,
  ]);
  return (
    <>
      <TeamScreen first={team} />
      <RightsTable />
      {acts && <Activity first={acts} />}
    </>
  );
}
