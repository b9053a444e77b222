import { diaryChanges, diaryEntryWire } from "@/lib/schemas/diary";
import { idParam } from "@/lib/schemas/text";
import { changeEntry, deleteEntry } from "@/server/diary/change-entries";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PATCH = endpoint(
  { caller: signedIn, params: idParam, body: diaryChanges, response: diaryEntryWire },
  ({ caller, params, body }) => changeEntry(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deleteEntry(caller, params.id),
);
