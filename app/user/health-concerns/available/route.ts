import { z } from "zod";
import { healthConcernWire } from "@/lib/schemas/profile";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listAvailableHealthConcerns } from "@/server/profile/list-available-health-concerns";

export const GET = endpoint({ caller: anyone, response: z.array(healthConcernWire) }, () =>
  listAvailableHealthConcerns(),
);
