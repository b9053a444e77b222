import { beforeEach, describe, expect, it } from "vitest";
import { POST } from "@/app/api/analysis/menu/route";
import { createAccess, createApplication } from "../../factories/oauth";
import { createPerson } from "../../factories/people";
import { callMenu, MENU_ORIGIN } from "../../support/call-menu";
import { call } from "../../support/request";

let clientId: string;
beforeEach(async () => {
  clientId = (await createApplication()).clientId;
});

type Invalid = { detail: { loc: (string | number)[]; msg: string }[] };
const invalid = (items: unknown, more: Record<string, unknown> = {}) => callMenu<Invalid>({ clientId, items, more });

describe("the items of a call", () => {
  const soups = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Soup ${index}` }));

  it("are at most 25 (422), and the page of the site may read the reason", async () => {
    expect((await callMenu({ clientId, items: soups(25) })).body.items).toHaveLength(25);
    const answer = await invalid(soups(26));
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0]).toMatchObject({ loc: ["body", "items"], msg: "At most 25 items per call" });
    expect(answer.headers.get("access-control-allow-origin")).toBe(MENU_ORIGIN);
  });

  it.each([
    [[], ["body", "items"]],
    ["soup", ["body", "items"]],
    [[null], ["body", "items", 0]],
    [
      [{ name: "Soup" }, { name: "  ", description: "" }],
      ["body", "items", 1, "name"],
    ],
    [[{}], ["body", "items", 0, "name"]],
    [[{ name: 5 }], ["body", "items", 0, "name"]],
    [[{ name: "x".repeat(301) }], ["body", "items", 0, "name"]],
    [[{ name: "Soup", description: "x".repeat(4001) }], ["body", "items", 0, "description"]],
    [[{ name: "Soup", id: {} }], ["body", "items", 0, "id"]],
  ])("in the form %j are refused with the failing path (422)", async (items, loc) => {
    const answer = await invalid(items);
    expect([answer.status, answer.body.detail[0]?.loc]).toEqual([422, loc]);
  });

  it("keep their order, and their id as it was sent or its absence", async () => {
    const items = [{ id: 3, name: "A" }, { name: "B" }, { id: "x", description: "C" }, { id: "x", name: "D" }];
    const { body } = await callMenu({ clientId, items });
    expect(body.items.map((item) => item.id)).toEqual([3, undefined, "x", "x"]);
    expect(body.items.map((item) => item.name)).toEqual(["A", "B", "", "D"]);
    expect(body.items[2]?.description).toBe("C");
  });

  it("come back with their marks alone on request, and the marks are the same", async () => {
    const token = (await createAccess(await createPerson(), await createApplication())).token;
    const items = [{ id: 3, title: "Pesto", description: "Basil, walnuts" }, { title: "Soup" }];
    const markup = { name: "title", container: "box" };
    for (const who of [{ clientId }, { token }]) {
      const whole = await callMenu({ ...who, items, more: { markup } });
      const brief = await callMenu({ ...who, items, more: { markup, only_marks: true } });
      expect(brief.status).toBe(200);
      expect(brief.body).toEqual({
        ...whole.body,
        items: whole.body.items.map(({ tags, verdict, reasons, voices, adaptable, ...marks }) => marks),
      });
      expect(Object.keys(brief.body.items[0] ?? {}).sort()).toEqual(
        ["box", "container_class", "description", "id", "name", "title"].sort(),
      );
    }
  });

  it("come back as text that a page can show as HTML, whatever they contain", async () => {
    const token = (await createAccess(await createPerson(), await createApplication())).token;
    const nasty = "<img src=x onerror=alert(1)> butter \"><script>alert(1)</script> & ' `walnut`";
    for (const who of [{ clientId }, { token }]) {
      const { body } = await callMenu({
        ...who,
        items: [{ name: nasty, description: nasty }],
        more: { use_brackets: true },
      });
      const html = `${body.items[0]?.name}${body.items[0]?.description}`;
      const foreign = html.replaceAll(
        /<span class="pfai-[a-z-]+"( tabindex="0" pfai-[a-z]+-tooltip="[^"<>]*")?>|<\/span>/g,
        "",
      );
      expect(foreign).not.toMatch(/[<>"]/);
    }
  });

  it("may contain emoji, other scripts, lone surrogates and line breaks", async () => {
    const texts = ["🍕 pizza 👨‍👩‍👧", "豆腐 \u202e abc", "\ud800 soup", "line\nbreak\tand tab", "ｆｕｌｌ"];
    const answer = await callMenu({ clientId, items: texts.map((name) => ({ name })) });
    expect(answer.status).toBe(200);
    expect(answer.body.items[3]?.name).toBe("line\nbreak\tand tab");
    expect(answer.body.items[0]?.name).toContain("🍕");
  });

  it("may not contain NUL (422)", async () => {
    expect((await invalid([{ name: "so\u0000up" }])).status).toBe(422);
    expect((await callMenu({ clientId: "a\u0000b" })).status).toBe(422);
  });
});

describe("markup", () => {
  it("names the fields of the partner's own items, and the answer uses both names", async () => {
    const more = { markup: { name: "title", description: "details", container: "boxClass" } };
    const { body } = await callMenu({ clientId, items: [{ title: "Pesto", details: "Walnuts" }], more });
    const [item] = body.items;
    expect(item?.title).toBe(item?.name);
    expect(item?.details).toMatch(/Walnuts<\/span>$/);
    expect(item).toMatchObject({ boxClass: "", container_class: "", details: item?.description });
  });

  it("still reads the usual field names where an item has them", async () => {
    const more = { markup: { name: "title" } };
    const { body } = await callMenu({ clientId, items: [{ name: "Chef's choice" }], more });
    expect(body.items[0]).toMatchObject({ name: "Chef&#39;s choice", title: "Chef&#39;s choice" });
  });

  it.each([
    { name: "__proto__" },
    { name: "tags" },
    { name: "a b" },
    { name: "x", description: "x" },
    { name: "description", description: "name" },
    { container: "name" },
    { name: 7 },
    "title",
  ])("in the form %j is refused (422)", async (markup) => {
    const answer = await invalid([{ name: "Pesto" }], { markup });
    expect([answer.status, answer.body.detail[0]?.loc.slice(0, 2)]).toEqual([422, ["body", "markup"]]);
  });

  it("puts brackets into the visible text only on request", async () => {
    const items = [{ name: "Salad", description: "Walnuts" }];
    const plain = await callMenu({ clientId, items });
    const bracketed = await callMenu({ clientId, items, more: { use_brackets: true } });
    expect(plain.body.items[0]?.description).not.toContain("&lt;");
    expect(bracketed.body.items[0]?.description).toContain("&lt;Walnuts&gt;");
  });
});

describe("the body of a call", () => {
  const send = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
    call(POST, { method: "POST", body, headers: { Origin: MENU_ORIGIN, ...headers } });

  it("is at most half a megabyte of JSON", async () => {
    expect((await send("{")).status).toBe(400);
    expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
    const huge = JSON.stringify({ client_id: clientId, items: [{ name: "x".repeat(10 * 1024 * 1024) }] });
    expect((await send(huge)).status).toBe(413);
    expect((await send("[".repeat(200_000))).status).toBe(400);
  });

  it.each([{ use_brackets: "yes" }, { userEmail: 5 }, { client_id: 5 }, { client_id: "" }])(
    "with %j is refused (422)",
    async (more) => {
      const answer = await invalid([{ name: "Soup" }], more);
      expect([answer.status, answer.body.detail[0]?.loc]).toEqual([422, ["body", Object.keys(more)[0]]]);
    },
  );
});
