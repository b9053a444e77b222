import type { Slide } from "@/components/business/carousel";
import {
  SampleDiets,
  SampleLedger,
  SampleMark,
  SamplePair,
  SampleVisitors,
  SampleVisits,
} from "@/components/business/sample-charts";

/** The two sections of the portal that the business landing page shows. */
export const DASHBOARD_SLIDES: readonly Slide[] = [
  {
    title: "Charts & Widgets",
    content: (
      <>
        <SampleMark />
        <SamplePair />
      </>
    ),
  },
  {
    title: "Data Explorer",
    content: (
      <>
        <SampleMark />
        <SampleLedger />
        <SampleVisitors />
      </>
    ),
  },
];

/** On the page of the partner program: the figures of an evening that a partner sees. */
export const ANALYTICS_SLIDES: readonly Slide[] = [
  {
    title: "When they came",
    content: (
      <>
        <SampleMark />
        <SampleLedger />
        <SampleVisits />
      </>
    ),
  },
  {
    title: "What they eat",
    content: (
      <>
        <SampleMark />
        <SampleDiets />
      </>
    ),
  },
];
