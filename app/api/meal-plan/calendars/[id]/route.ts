import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeCalendar } from "@/server/meal-plan/calendar/remove-calendar";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  removeCalendar(caller, params.id),
);
