import { beforeEach } from "vitest";
import { PATCH as patchRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkDelete } from "@/app/admin/[model]/bulk-delete/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { POST as createRow, GET as listRows } from "@/app/admin/[model]/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as audit } from "@/app/admin/audit-log/route";
import type { AdminRow, AuditPage, ImportResult, RowPage } from "@/lib/schemas/admin";
import type { SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

/** The administrator who is signed in during a test, and who makes the calls below. */
export let admin: SignedInPerson;

/** Signs an administrator in before each test of the file. */
export const signInBeforeEach = (): void =>
  beforeEach(async () => {
    admin = await createSignedInAdmin();
  });

export const list = async (model: string, query: Record<string, string | number> = {}) =>
  (await call<RowPage>(listRows, { token: admin.token, params: { model }, query })).body;
export const create = (model: string, body: AdminRow) =>
  call<AdminRow>(createRow, { token: admin.token, params: { model }, body });
export const patch = (model: string, id: string, body: AdminRow) =>
  call<AdminRow & { detail: string; code?: string }>(patchRow, {
    method: "PATCH",
    token: admin.token,
    params: { model, id },
    body,
  });
export const remove = (model: string, body: { ids: string[]; confirm?: boolean; reason?: string }) =>
  call<{ deleted: number; detail: string; code?: string }>(bulkDelete, { token: admin.token, params: { model }, body });
export const log = async (query: Record<string, string> = {}) =>
  (await call<AuditPage>(audit, { token: admin.token, query })).body;
export const take = (model: string, body: object) =>
  call<ImportResult & { detail: string; code?: string }>(importRows, { token: admin.token, params: { model }, body });
export const undoChange = (id: string, confirm = true) =>
  call<{ detail: string; code?: string }>(undo, { token: admin.token, params: { id }, body: { confirm } });
export const undoNewest = async (confirm = true) => undoChange((await log()).items[0]?.id ?? "", confirm);
