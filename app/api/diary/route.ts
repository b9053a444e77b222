import { diaryBody, diaryEntryWire, diaryWire, listDiaryQuery } from "@/lib/schemas/diary";
import { writeEntry } from "@/server/diary/change-entries";
import { listEntries } from "@/server/diary/list-entries";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** What the caller ate and which symptoms they had. Nobody else's calls read it. */
export const GET = endpoint({ caller: signedIn, query: listDiaryQuery, response: diaryWire }, ({ caller, query }) =>
  listEntries(caller, query),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("diary_user")],
    body: diaryBody,
    response: diaryEntryWire,
    status: 201,
  },
  ({ caller, body }) => writeEntry(caller, body),
);
