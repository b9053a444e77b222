import type { ApiDescription, Operation } from "./describe-api";
import { PARTNER_OPERATIONS } from "./partner-operations";
import { PROTOCOL_OPERATIONS } from "./protocol-operations";

type Media = { schema?: object; example?: unknown };
type Content = { content?: Record<string, Media>; description?: string };

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
const FOR_PARTNERS = "partners";

const isForPartners = (name: string): boolean => name in PARTNER_OPERATIONS || name in PROTOCOL_OPERATIONS;

/**
 * The groups of the API description: the calls for partners first, then all others by the first word of their path.
 */
export function groupsOf({ paths }: ApiDescription): { name: string; title: string; count: number }[] {
  const counts = new Map<string, number>();
  let partners = 0;
  for (const [address, methods] of Object.entries(paths)) {
    for (const [method, { tags }] of Object.entries(methods)) {
      const tag = tags[0] ?? "api";
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
      if (isForPartners(`${method} ${address}`)) partners++;
    }
  }
  const others = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return [
    { name: FOR_PARTNERS, title: "For partners", count: partners },
    ...others.map(([name, count]) => ({ name, title: name, count })),
  ];
}

export function callsOf({ paths }: ApiDescription, group: string) {
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const isWanted = group === FOR_PARTNERS ? isForPartners(`${method} ${address}`) : operation.tags[0] === group;
      return isWanted ? [toCall(method, address, operation)] : [];
    }),
  );
}

function toCall(method: string, address: string, operation: Operation) {
  const { content } = (operation.requestBody ?? {}) as Content;
  const [type = "", media] = Object.entries(content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    address,
    summary: operation.summary,
    about: operation.description ?? "",
    who: operation["x-who"] ?? "",
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required,
      schema: JSON.stringify(schema),
    })),
    body: media ? { type, schema: pretty(media.schema), example: exampleIn(media) } : null,
    answers: Object.entries(operation.responses as Record<string, Content>).map(([status, answer]) => {
      const content = Object.values(answer.content ?? {})[0];
      return {
        status,
        words: answer.description ?? "",
        example: content ? exampleIn(content) : null,
        schema: content?.schema && !("$ref" in content.schema) ? pretty(content.schema) : null,
      };
    }),
  };
}

const exampleIn = ({ example }: Media): string | null => (example === undefined ? null : pretty(example));
