import {
  AppWindow,
  BookOpen,
  ChartColumn,
  ChefHat,
  FlaskConical,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  NotebookText,
  Plus,
  Settings,
  Store,
  Table2,
  Users,
} from "lucide-react";
import type { PortalSection } from "@/lib/portal/sections";

export const SECTION_ICONS: Record<PortalSection, LucideIcon> = {
  dashboard: LayoutDashboard,
  live: ChefHat,
  venues: Store,
  "data-explorer": Table2,
  charts: ChartColumn,
  menu: NotebookText,
  applications: AppWindow,
  register: Plus,
  "venue-mappings": Link2,
  test: FlaskConical,
  docs: BookOpen,
  team: Users,
  settings: Settings,
};
