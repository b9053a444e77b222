import { expect, it } from "vitest";
import { POST } from "@/app/api/widget-preview/api/analysis/menu/route";
import { EXAMPLE_DISH } from "@/lib/portal/snippets";
import type { PreviewMenuWire } from "@/lib/schemas/analysis";
import { call } from "../../support/request";

const ask = (items: unknown[]) =>
  call<PreviewMenuWire>(POST, {
    path: "/api/widget-preview/api/analysis/menu",
    body: { client_id: "YOUR-CLIENT-ID", items, only_marks: true },
  });

it("the documentation's example is marked for a guest with a nut allergy, with any client id", async () => {
  const { status, body } = await ask([EXAMPLE_DISH]);
  expect(status).toBe(200);
  const [dish] = body.items;
  expect(dish?.container_class).toBe("pfai-container-conflict");
  expect(dish?.description).toMatch(/class="pfai-conflict"[^>]*>walnuts</);
  expect(dish).not.toHaveProperty("reasons");
});

it("the example marks one dish a call, so that nobody can mark a menu without an application", async () => {
  const { status } = await ask([EXAMPLE_DISH, { name: "Risotto", description: "Rice, hazelnuts" }]);
  expect(status).toBe(422);
});
