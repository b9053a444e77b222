import { idParam } from "@/lib/schemas/text";
import { variantComparisonWire } from "@/lib/schemas/variants";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { compareVariant } from "@/server/variants/compare-variant";

export const GET = endpoint(
  { caller: signedIn, params: idParam, response: variantComparisonWire },
  ({ caller, params }) => compareVariant(caller, params.id),
);
