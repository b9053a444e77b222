import { packDays } from "@/server/analytics/figures/pack-days";
import { sweepClosedAccounts } from "@/server/auth/sweep-closed-accounts";
import { sweepSignIns } from "@/server/auth/sweep-sign-ins";
import { askFor, TASK_QUEUES } from "@/server/background/job-queue";
import { endSignal } from "@/server/background/run-in-background";
import { checkVerdicts } from "@/server/cookbook/verdicts/check-verdicts";
import { purgeShadows } from "@/server/grocery/purge-shadows";
import { sweepCounts } from "@/server/limits/count-attempt";
import { rejudgeMenus } from "@/server/menus/rejudge-menus";
import { askKitchensAgain } from "@/server/menus/renewal";
import { sweepSelfRegistered } from "@/server/oauth/clients/sweep-self-registered";
import { sweepActivity } from "@/server/oauth/diary/sweep-activity";
import { sweepGrants } from "@/server/oauth/sweep-grants";
import { sweepShortLived } from "@/server/oauth/sweep-short-lived";
import { checkWatchedPages } from "@/server/page-checks/check-watched-pages";
import { readRecallFeeds } from "@/server/recalls/read-feeds";
import { tellRecalls } from "@/server/recalls/tell-recalls";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { sweepGuestLinks } from "@/server/sharing/guests/end-guest-links";
import { sweepTables } from "@/server/tables/sweep-tables";
import { sweepTeams } from "@/server/team/list-acts";
import { sweepTablets } from "@/server/team/tablets";
import { sendAlerts } from "@/server/venue-news/send-alerts";
import { sendNews } from "@/server/venue-news/send-news";
import { findUntended, sweepUploads } from "@/server/venue-uploads/tend-uploads";
import { endVenuesSight } from "@/server/visits/end-venues-sight";
import { sweepGuestVisits } from "@/server/visits/guests/end-guest-visit";

/**
 * `queue`: its name in the queue, which never changes. `every`: minutes that divide an hour, or hours that divide a day
 * in minutes. `most`: after how many minutes a run counts as failed, because its process died; the next may then begin.
 */
export type ScheduledJob = {
  queue: string;
  every: 1 | 2 | 5 | 10 | 30 | 60 | 360;
  what: string;
  work: () => Promise<unknown>;
  most?: number;
};

const PAUSE_MS = 100;

/** What is done at intervals of a minute and more, by one process of all that share the database. */
export const SCHEDULED_JOBS: readonly ScheduledJob[] = [
  { queue: "accounts-delete", every: 1, what: "deleting closed accounts", work: sweepClosedAccounts },
  { queue: "tables-clear", every: 1, what: "clearing tables", work: sweepTables },
  { queue: "guest-visits-end", every: 1, what: "ending the visits of guests", work: sweepGuestVisits },
  { queue: "past-guests-end", every: 1, what: "ending what venues see of past guests", work: endVenuesSight },
  { queue: "guest-links-remove", every: 1, what: "removing links of guests that ended", work: sweepGuestLinks },
  { queue: "news-mail", every: 1, what: "mailing figures", work: sendNews },
  { queue: "uploads-find", every: 1, what: "finding uploads that nobody works on", work: askForUntended },
  { queue: "venues-alert", every: 2, what: "alerting venues", work: sendAlerts },
  { queue: "pages-check", every: 5, what: "checking pages of partners", work: checkWatchedPages, most: 60 },
  { queue: "recalls-tell", every: 5, what: "telling people of recalls", work: tellRecalls },
  { queue: "days-pack", every: 10, what: "packing days", work: packDays, most: 60 },
  { queue: "recipes-judge", every: 10, what: "judging recipes anew", work: judgeStaleRecipes, most: 360 },
  { queue: "assistants-remove", every: 30, what: "removing assistants that nobody uses", work: sweepSelfRegistered },
  { queue: "grants-remove", every: 30, what: "removing expired grants", work: sweepGrants },
  { queue: "proofs-remove", every: 30, what: "removing old proofs and pushed requests", work: sweepShortLived },
  { queue: "attempts-forget", every: 30, what: "forgetting counts of attempts", work: sweepCounts },
  { queue: "recalls-read", every: 60, what: "reading recalls", work: readRecallFeeds },
  { queue: "reads-forget", every: 360, what: "forgetting old reads of applications", work: sweepActivity },
  { queue: "sign-ins-remove", every: 360, what: "removing old sign-ins", work: sweepSignIns },
  { queue: "grocery-forget", every: 360, what: "forgetting deleted grocery lines", work: purgeShadows },
  { queue: "teams-forget", every: 360, what: "forgetting what teams did", work: forgetTeams },
  { queue: "kitchens-ask", every: 360, what: "asking kitchens again", work: askKitchensAgain },
  { queue: "uploads-forget", every: 360, what: "forgetting old uploads", work: sweepUploads },
];

export async function judgeStaleRecipes(): Promise<void> {
  await reanalyseRecipes({ pauseMs: PAUSE_MS, signal: endSignal });
  await rejudgeMenus({ pauseMs: PAUSE_MS, signal: endSignal });
  await checkVerdicts({ pauseMs: PAUSE_MS, signal: endSignal });
}

async function forgetTeams(): Promise<void> {
  await sweepTablets();
  await sweepTeams();
}

async function askForUntended(): Promise<void> {
  for (const id of await findUntended()) await askFor(TASK_QUEUES.uploads, id);
}
