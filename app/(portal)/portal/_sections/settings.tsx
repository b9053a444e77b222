import { PortalSettings } from "../_components/settings/portal-settings";
import type { SectionProps } from "../sections";

export default function SettingsSection({ viewer, member }: SectionProps) {
  return <PortalSettings roles={member.roles} user={viewer.user} />;
}
