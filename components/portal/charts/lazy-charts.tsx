"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

const waiting = () => <Skeleton height="12rem" width="100%" />;

/** chart.js is loaded with the first chart that is shown. */
export const LazyVisitsChart = dynamic(
  () => import("@/components/portal/charts/visits-chart").then((module) => module.VisitsChart),
  {
    ssr: false,
    loading: waiting,
  },
);
export const LazyGroupsChart = dynamic(
  () => import("@/components/portal/charts/groups-chart").then((module) => module.GroupsChart),
  {
    ssr: false,
    loading: waiting,
  },
);
export const LazyTypesChart = dynamic(
  () => import("@/components/portal/charts/types-chart").then((module) => module.TypesChart),
  {
    ssr: false,
    loading: waiting,
  },
);
