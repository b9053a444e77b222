import { idParam } from "@/lib/schemas/text";
import { changeLocationBody, locationWire } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { noteAct } from "@/server/team/note-act";
import { deleteLocation } from "@/server/venues/delete-location";
import { updateLocation } from "@/server/venues/update-location";

export const PUT = endpoint(
  { caller: may("places"), params: idParam, body: changeLocationBody, response: locationWire },
  async ({ caller, params, body }) => {
    const location = await updateLocation(caller.owner, params.id, body);
    await noteAct(caller.member, "table_changed", { details: { name: location.label } });
    return location;
  },
);

export const DELETE = endpoint({ caller: may("places"), params: idParam }, async ({ caller, params }) => {
  const { label } = await deleteLocation(caller.owner, params.id);
  await noteAct(caller.member, "table_deleted", { details: { name: label } });
});
