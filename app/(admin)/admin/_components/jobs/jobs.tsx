import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useTask } from "@/components/ui/use-task";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { adminApi } from "@/lib/admin-client";
import type { FailedRunWire, JobsWire, ScheduledJobWire } from "@/lib/schemas/admin-jobs";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";

const ASKS_AGAIN_MS = 5000;
const LOAD_FAILED = "The jobs did not load";
const KEY = ["admin", "jobs"];

/** What runs without a request: what failed, uploads that go on, and every scheduled job with its last run. */
export function Jobs() {
  const jobs = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => adminApi.jobs(signal),
    refetchInterval: ASKS_AGAIN_MS,
  });
  return (
    <div className="grid max-w-4xl gap-10 px-4 py-6 tablet:px-6">
      <h1 className="text-step-4">Jobs</h1>
      {jobs.isError ? (
        <ErrorState onRetry={() => jobs.refetch()} retryLabel="Try again" title={LOAD_FAILED}>
          {errorMessage(jobs.error, LOAD_FAILED)}
        </ErrorState>
      ) : jobs.data ? (
        <Shown jobs={jobs.data} />
      ) : (
        <SkeletonGroup label="Loading the jobs">
          <Skeleton height="10rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Shown({ jobs: { is_there, failures, uploads, scheduled } }: { jobs: JobsWire }) {
  if (!is_there) {
    return (
      <EmptyState title="No process has started the queue yet">It starts some seconds after the product.</EmptyState>
    );
  }
  return (
    <>
      <Part
        about="After their last attempt, or because their process died. Kept for two weeks."
        title="Failed for good"
      >
        {failures.length === 0 ? (
          <None>No job has failed.</None>
        ) : (
          failures.map((run) => <Failure key={run.id} run={run} />)
        )}
      </Part>
      <Part about="Files of venues that businesses uploaded." title="Uploads that go on">
        {uploads.length === 0 ? (
          <None>No upload waits or works.</None>
        ) : (
          uploads.map((upload) => (
            <li className="grid gap-1 border-line border-b py-3 text-small" key={upload.id}>
              <span>
                {upload.state === "working" ? "Working" : "Waiting"} since <Moment iso={upload.created_at} />:{" "}
                <b className="tabular-nums">
                  {upload.done_count} of {upload.row_count} rows
                </b>
                {upload.attempts > 1 && `, attempt ${upload.attempts}`}
              </span>
              <ProgressBar label="Rows done" max={upload.row_count} value={upload.done_count} />
            </li>
          ))
        )}
      </Part>
      <Part about="One process of all that share the database runs each." title="Scheduled">
        {scheduled.map((job) => (
          <Scheduled job={job} key={job.queue} />
        ))}
      </Part>
    </>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-step-2">{title}</h2>
      <p className="mt-0.5 text-ink-soft text-small">{about}</p>
      <ul className="mt-3 border-ink border-t">{children}</ul>
    </section>
  );
}

const None = ({ children }: { children: ReactNode }) => (
  <li className="border-line border-b py-3 text-small">{children}</li>
);

/** Runs a call of the console, says how it went, and asks for the jobs again. */
function useAct() {
  const queries = useQueryClient();
  const toast = useAdminToast();
  const task = useTask<string>();
  const act = (name: string, call: () => Promise<unknown>, said: string) =>
    task.run(
      name,
      async () => {
        await call();
        toast("success", said);
        await queries.invalidateQueries({ queryKey: KEY });
      },
      (reason) => toast("error", errorMessage(reason, "The job was not changed")),
    );
  return { act, running: task.running };
}

function Failure({ run }: { run: FailedRunWire }) {
  const { act, running } = useAct();
  const { queue, id } = run;
  return (
    <li className="grid gap-2 border-line border-b py-3 text-small">
      <p className="wrap-anywhere flex items-start gap-2">
        <VerdictBadge size={18} verdict="conflict" />
        <span>
          <b className="code">{queue}</b>, <Moment iso={run.failed_at} />, {run.attempts}{" "}
          {run.attempts === 1 ? "attempt" : "attempts"}: {run.reason}
        </span>
      </p>
      <span className="flex flex-wrap gap-2.5">
        <Button
          busy={running === "retry"}
          onClick={() => act("retry", () => adminApi.retryRun(queue, id), `${queue} is tried again`)}
          size="sm"
        >
          Try again
        </Button>
        <Button
          busy={running === "forget"}
          onClick={() => act("forget", () => adminApi.forgetRun(queue, id), "Taken off the list")}
          size="sm"
        >
          Take off the list
        </Button>
      </span>
    </li>
  );
}

const MINUTES_OF_HOUR = 60;
const everyInWords = (minutes: number) =>
  minutes === 1
    ? "every minute"
    : minutes < MINUTES_OF_HOUR
      ? `every ${minutes} minutes`
      : minutes === MINUTES_OF_HOUR
        ? "every hour"
        : `every ${minutes / MINUTES_OF_HOUR} hours`;

function Scheduled({ job }: { job: ScheduledJobWire }) {
  const { act, running } = useAct();
  const isIll = job.last?.state === "failed" || job.last?.state === "retry";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 text-small">
      <span className="flex min-w-0 items-start gap-2">
        <VerdictBadge size={18} verdict={isIll ? "conflict" : job.last === null ? "info" : "match"} />
        <span className="wrap-anywhere">
          <b className="inline-block font-[620] first-letter:uppercase">{job.what}</b>, {everyInWords(job.every)}
          <span className="block text-ink-soft">
            <LastRun job={job} />
          </span>
        </span>
      </span>
      <Button
        aria-label={`Run now: ${job.what}`}
        busy={running !== null}
        onClick={() => act("run", () => adminApi.runJob(job.queue), `Asked for: ${job.what}`)}
        size="sm"
      >
        Run now
      </Button>
    </li>
  );
}

const STATES = {
  created: "waits",
  retry: "failed and is tried again",
  active: "runs",
  completed: "went well",
  cancelled: "was cancelled",
  failed: "failed",
} as const;

function LastRun({ job: { last, failed } }: { job: ScheduledJobWire }) {
  if (!last) return "Has not run since this list was begun";
  return (
    <>
      The run of <Moment iso={last.started_at} /> {STATES[last.state]}
      {last.ms !== null && `, ${last.ms.toLocaleString("en-US")} ms`}
      {failed > 0 && `; ${failed} failed for good`}
    </>
  );
}
