import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { resolvePublicHost } from "@/server/recipes/import/fetch/resolve-host";

const TYPE_A = 1;
const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

type Reply = { addresses?: readonly (readonly number[])[]; code?: number } | null;

/** A real DNS server on this computer that answers IPv4 questions with `reply`, and all others with no records. */
async function startNameServer(reply: Reply): Promise<string[]> {
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    if (reply === null) return;
    let end = 12;
    while (question[end] !== 0) end += (question[end] ?? 0) + 1;
    const found = question.readUInt16BE(end + 1) === TYPE_A ? (reply.addresses ?? []) : [];
    const head = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80 + (reply.code ?? 0), 0, 1, 0]);
    const counts = Buffer.from([found.length, 0, 0, 0, 0]);
    const answers = found.map((address) => Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...address]));
    socket.send(Buffer.concat([head, counts, question.subarray(12, end + 5), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void socket.close());
  return [`127.0.0.1:${(socket.address() as AddressInfo).port}`];
}

it("a name resolves to all its addresses, also private ones, which the caller checks", async () => {
  const servers = await startNameServer({
    addresses: [
      [93, 184, 216, 34],
      [10, 0, 0, 1],
    ],
  });
  expect([...(await resolvePublicHost("soup.example", servers))].sort()).toEqual(["10.0.0.1", "93.184.216.34"]);
});

it.each([{ code: NAME_ERROR }, { addresses: [] }])("a name that does not exist has no addresses: %j", async (reply) => {
  expect(await resolvePublicHost("nothing.example", await startNameServer(reply))).toEqual([]);
});

it("a failing name server differs from a name that does not exist", async () => {
  const servers = await startNameServer({ code: SERVER_FAILURE });
  await expect(resolvePublicHost("soup.example", servers)).rejects.toMatchObject({ reason: "unreachable" });
});

it("a name server that does not answer is not waited for", async () => {
  const servers = await startNameServer(null);
  await expect(resolvePublicHost("soup.example", servers)).rejects.toMatchObject({ reason: "timed_out" });
}, 20_000);
