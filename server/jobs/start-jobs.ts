import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { packDays } from "@/server/analytics/figures/pack-days";
import { rollUpTallies } from "@/server/analytics/visits/tallies";
import { repeatEvery, runUnlessDatabaseAway } from "@/server/background/repeat-every";
import { announceEnd, endSignal, runInBackground, settleBackground } from "@/server/background/run-in-background";
import { closeDatabase } from "@/server/db/client";
import { closeReplica } from "@/server/db/replica";
import { startEngine } from "@/server/engine-pool/engine-pool";
import { loadEnv } from "@/server/env";
import { tellMetrics } from "@/server/health/gather-metrics";
import { sendQueuedMails } from "@/server/mail/queue";
import { observeAnswer } from "@/server/metrics/observe-answer";
import { sendNotifications } from "@/server/notifications/send-notifications";
import { endConsents } from "@/server/oauth/authorizations/end-consents";
import { sendNotices } from "@/server/oauth/notices/send-notices";
import { postNotice } from "@/server/outgoing-requests/post-notice";
import { postPush } from "@/server/outgoing-requests/post-push";
import { readRecallFeeds } from "@/server/recalls/read-feeds";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { takeStale } from "@/server/recipes/analysis/stale";
import { startExtraction } from "@/server/recipes/import/extract-off-thread";
import { loadValues } from "@/server/reference/values/load-values";
import { sweepStore } from "@/server/storage/sweep";
import { stopTracing } from "@/server/tracing/trace";
import { passesLargeRequestsOn } from "@/server/work/threads";
import { endQueue, runQueue } from "./run-queue";
import { judgeStaleRecipes } from "./scheduled-jobs";

/** How soon the photos of a deleted account are removed from the object store. */
const PHOTO_SWEEP_MS = 30_000;
/** How soon an application is told that a consent expired; access ends at that moment anyway. */
const CONSENT_END_MS = 15_000;
const NOTICE_MS = 2_000;
/** How soon mail that is due is sent after the mail server is back. */
const MAIL_MS = 5_000;
/** How soon an administrator's review in one process reaches the engines of the other processes. */
const REVIEWED_MS = 5_000;
const PUSH_MS = 3_000;
const ROLL_UP_MS = 1_000;

const PAUSE_MS = 100;
/** Heavy work begins so long after the product answers, so that the first page is served before. */
const READY_MS = 3_000;

/** Starts the application's scheduled work in this process, and registers what must happen at its end. */
export function startJobs(): void {
  const { WORKER_NUMBER } = loadEnv();
  tellMetrics();
  globalThis.forkprintAnswered = observeAnswer;
  // Of the processes of one machine only the first takes jobs. Several machines may run those of seconds at once: each
  // takes rows under locks and skips those that another process has locked.
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
    if (keepsOrder) await endQueue();
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
  runInBackground("starting the job queue", () => runQueue());
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
  repeatEvery(PUSH_MS, "sending notifications", () => sendNotifications(postPush)),
  repeatEvery(ROLL_UP_MS, "adding up visits", rollUpTallies),
];

/** Judges recipes again after their judgement was withdrawn, and recipes that this process stored without one. */
async function readReviewed(): Promise<void> {
  const isNews = await applyReviewed();
  if (takeStale() || isNews) runInBackground("judging recipes anew", judgeStaleRecipes);
}
