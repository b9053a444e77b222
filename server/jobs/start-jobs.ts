import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { HOUR_MS, MINUTE_MS } from "@/lib/durations";
import { packDays } from "@/server/analytics/figures/pack-days";
import { rollUpTallies } from "@/server/analytics/visits/tallies";
import { sweepClosedAccounts } from "@/server/auth/sweep-closed-accounts";
import { sweepSignIns } from "@/server/auth/sweep-sign-ins";
import { repeatEvery, runUnlessDatabaseAway } from "@/server/background/repeat-every";
import { announceEnd, endSignal, runInBackground, settleBackground } from "@/server/background/run-in-background";
import { checkVerdicts } from "@/server/cookbook/verdicts/check-verdicts";
import { closeDatabase } from "@/server/db/client";
import { closeReplica } from "@/server/db/replica";
import { startEngine } from "@/server/engine-pool/engine-pool";
import { loadEnv } from "@/server/env";
import { purgeShadows } from "@/server/grocery/purge-shadows";
import { tellMetrics } from "@/server/health/gather-metrics";
import { sweepCounts } from "@/server/limits/count-attempt";
import { sendQueuedMails } from "@/server/mail/queue";
import { rejudgeMenus } from "@/server/menus/rejudge-menus";
import { askKitchensAgain } from "@/server/menus/renewal";
import { observeAnswer } from "@/server/metrics/observe-answer";
import { sendNotifications } from "@/server/notifications/send-notifications";
import { endConsents } from "@/server/oauth/authorizations/end-consents";
import { sweepSelfRegistered } from "@/server/oauth/clients/sweep-self-registered";
import { sweepActivity } from "@/server/oauth/diary/sweep-activity";
import { sendNotices } from "@/server/oauth/notices/send-notices";
import { sweepGrants } from "@/server/oauth/sweep-grants";
import { sweepShortLived } from "@/server/oauth/sweep-short-lived";
import { postNotice } from "@/server/outgoing-requests/post-notice";
import { postPush } from "@/server/outgoing-requests/post-push";
import { checkWatchedPages } from "@/server/page-checks/check-watched-pages";
import { readRecallFeeds } from "@/server/recalls/read-feeds";
import { tellRecalls } from "@/server/recalls/tell-recalls";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { takeStale } from "@/server/recipes/analysis/stale";
import { startExtraction } from "@/server/recipes/import/extract-off-thread";
import { loadValues } from "@/server/reference/values/load-values";
import { sweepGuestLinks } from "@/server/sharing/guests/end-guest-links";
import { sweepStore } from "@/server/storage/sweep";
import { sweepTables } from "@/server/tables/sweep-tables";
import { sweepTeams } from "@/server/team/list-acts";
import { sweepTablets } from "@/server/team/tablets";
import { stopTracing } from "@/server/tracing/trace";
import { sendAlerts } from "@/server/venue-news/send-alerts";
import { sendNews } from "@/server/venue-news/send-news";
import { endVenuesSight } from "@/server/visits/end-venues-sight";
import { sweepGuestVisits } from "@/server/visits/guests/end-guest-visit";
import { passesLargeRequestsOn } from "@/server/work/threads";

/** How soon the photos of a deleted account are removed from the object store. */
const PHOTO_SWEEP_MS = 30_000;
const SIGN_IN_SWEEP_MS = 6 * HOUR_MS;
/** How soon an application is told that a consent expired; access ends at that moment anyway. */
const CONSENT_END_MS = 15_000;
const NOTICE_MS = 2_000;
/** How soon mail that is due is sent after the mail server is back. */
const MAIL_MS = 5_000;
const ACTIVITY_SWEEP_MS = 6 * HOUR_MS;
const GRANT_SWEEP_MS = 30 * MINUTE_MS;
/** How soon after the announced moment a closed account is deleted. */
const CLOSED_SWEEP_MS = MINUTE_MS;
/** How soon the data of a shared table is deleted after it ended. */
const TABLE_SWEEP_MS = MINUTE_MS;
const SHADOW_PURGE_MS = 6 * HOUR_MS;
/** How soon an administrator's review in one process reaches the engines of the other processes. */
const REVIEWED_MS = 5_000;
/** How soon after a kitchen's word became old its owner is mailed, at most once a month. */
const ASK_AGAIN_MS = 6 * HOUR_MS;
const TEAM_SWEEP_MS = 6 * HOUR_MS;
/** A day that is not packed yet is read visit by visit: the figures are right, and slower. */
const PACK_MS = 10 * MINUTE_MS;
/** How soon after its time a page of a partner is opened. */
const PAGE_CHECK_MS = 5 * MINUTE_MS;
/** How soon after the hour that a venue chose its figures are mailed. */
const NEWS_MS = MINUTE_MS;
/** How soon cards that nobody reads are told of, beyond the minutes that a venue chose. */
const ALERT_MS = 2 * MINUTE_MS;
/** Authorities publish recalls on working days. */
const RECALLS_MS = HOUR_MS;
/** How soon after a recall was read those who want it are mailed. */
const TELL_RECALLS_MS = 5 * MINUTE_MS;
const PUSH_MS = 3_000;
const ROLL_UP_MS = 1_000;
/** Also catches up on recipes that were not judged because the database was unavailable at the start. */
const STALE_RECIPES_MS = 10 * MINUTE_MS;

const PAUSE_MS = 100;
/** Heavy work begins so long after the product answers, so that the first page is served before. */
const READY_MS = 3_000;

/** Starts the application's scheduled work in this process, and registers what must happen at its end. */
export function startJobs(): void {
  const { WORKER_NUMBER } = loadEnv();
  tellMetrics();
  globalThis.forkprintAnswered = observeAnswer;
  // Of the processes of one machine only the first runs the scheduled jobs. Several machines may run them at once:
  // each job takes rows under locks and skips those that another process has locked.
  const keepsOrder = WORKER_NUMBER === 1;
  // Once at the start, because a process that does not know the reviewed foods judges by others than its neighbours.
  runUnlessDatabaseAway("reading what was reviewed", async () => void (await applyReviewed()));
  const stops = [
    repeatEvery(REVIEWED_MS, "reading what was reviewed", readReviewed),
    ...(keepsOrder ? keepOrder() : []),
  ];
  globalThis.forkprintShutdown = async () => {
    for (const stop of stops) stop();
    announceEnd();
    await settleBackground();
    await stopTracing();
    await closeReplica();
    await closeDatabase();
  };
  runInBackground("beginning heavy work", () => beginHeavyWork(keepsOrder));
}

/** Nothing of it takes processor time from the build or the start, nor from whoever opens the first page. */
async function beginHeavyWork(keepsOrder: boolean): Promise<void> {
  const ended = once(endSignal, "abort").catch(() => undefined);
  await Promise.race([globalThis.forkprintAnswers, ended]);
  await setTimeout(READY_MS, undefined, { signal: endSignal, ref: false }).catch(() => undefined);
  if (endSignal.aborted) return;
  runInBackground("making ready to read", makeReadyToRead);
  if (!keepsOrder) return;
  runInBackground("loading what is known of foods", () => loadValues({ pauseMs: PAUSE_MS, signal: endSignal }));
  // Done again at intervals, so a database that is busy with the start costs nothing but time.
  runUnlessDatabaseAway("judging recipes anew", judgeStaleRecipes);
  runUnlessDatabaseAway("packing days", packDays);
  runUnlessDatabaseAway("reading recalls", readRecallFeeds);
}

async function makeReadyToRead(): Promise<void> {
  await startEngine();
  // Pages are read in another process, where there is one.
  if (!endSignal.aborted && !passesLargeRequestsOn()) await startExtraction();
}

/** The jobs that run for everybody at intervals. @returns functions that stop them */
const keepOrder = (): (() => void)[] => [
  repeatEvery(PHOTO_SWEEP_MS, "removing discarded photos", sweepStore),
  repeatEvery(CONSENT_END_MS, "ending consents", endConsents),
  repeatEvery(NOTICE_MS, "telling applications that a consent ended", () => sendNotices(postNotice)),
  repeatEvery(MAIL_MS, "sending mail that waited", sendQueuedMails),
  repeatEvery(ACTIVITY_SWEEP_MS, "forgetting old reads of applications", sweepActivity),
  repeatEvery(GRANT_SWEEP_MS, "removing assistants that nobody uses", sweepSelfRegistered),
  repeatEvery(GRANT_SWEEP_MS, "removing expired grants", sweepGrants),
  repeatEvery(GRANT_SWEEP_MS, "removing old proofs and pushed requests", sweepShortLived),
  repeatEvery(GRANT_SWEEP_MS, "forgetting counts of attempts", sweepCounts),
  repeatEvery(SIGN_IN_SWEEP_MS, "removing old sign-ins", sweepSignIns),
  repeatEvery(CLOSED_SWEEP_MS, "deleting closed accounts", sweepClosedAccounts),
  repeatEvery(TABLE_SWEEP_MS, "clearing tables", sweepTables),
  repeatEvery(TABLE_SWEEP_MS, "ending the visits of guests", sweepGuestVisits),
  repeatEvery(TABLE_SWEEP_MS, "ending what venues see of past guests", endVenuesSight),
  repeatEvery(TABLE_SWEEP_MS, "removing links of guests that ended", sweepGuestLinks),
  repeatEvery(SHADOW_PURGE_MS, "forgetting deleted grocery lines", purgeShadows),
  repeatEvery(TEAM_SWEEP_MS, "forgetting what teams did", async () => {
    await sweepTablets();
    await sweepTeams();
  }),
  repeatEvery(ASK_AGAIN_MS, "asking kitchens again", askKitchensAgain),
  repeatEvery(PAGE_CHECK_MS, "checking pages of partners", checkWatchedPages),
  repeatEvery(NEWS_MS, "mailing figures", sendNews),
  repeatEvery(ALERT_MS, "alerting venues", sendAlerts),
  repeatEvery(RECALLS_MS, "reading recalls", readRecallFeeds),
  repeatEvery(TELL_RECALLS_MS, "telling people of recalls", tellRecalls),
  repeatEvery(PUSH_MS, "sending notifications", () => sendNotifications(postPush)),
  repeatEvery(ROLL_UP_MS, "adding up visits", rollUpTallies),
  repeatEvery(PACK_MS, "packing days", packDays),
  repeatEvery(STALE_RECIPES_MS, "judging recipes anew", judgeStaleRecipes),
];

/** Judges recipes again after their judgement was withdrawn, and recipes that this process stored without one. */
async function readReviewed(): Promise<void> {
  const isNews = await applyReviewed();
  if (takeStale() || isNews) runInBackground("judging recipes anew", judgeStaleRecipes);
}

async function judgeStaleRecipes(): Promise<void> {
  await reanalyseRecipes({ pauseMs: PAUSE_MS, signal: endSignal });
  await rejudgeMenus({ pauseMs: PAUSE_MS, signal: endSignal });
  await checkVerdicts({ pauseMs: PAUSE_MS, signal: endSignal });
}
