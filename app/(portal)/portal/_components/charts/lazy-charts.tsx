"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

const waiting = () => <Skeleton height="12rem" width="100%" />;

/** chart.js is loaded with the first chart that is shown. */
export const LazyVisitsChart = dynamic(() => import("./visits-chart").then((module) => module.VisitsChart), {
  ssr: false,
  loading: waiting,
});
export const LazyGroupsChart = dynamic(() => import("./groups-chart").then((module) => module.GroupsChart), {
  ssr: false,
  loading: waiting,
});
export const LazyTypesChart = dynamic(() => import("./types-chart").then((module) => module.TypesChart), {
  ssr: false,
  loading: waiting,
});
