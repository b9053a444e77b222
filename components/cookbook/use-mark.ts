import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "#use-text";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { cookbook } from "@/lib/cookbook-client";
import type { RecipeMarkChanges, RecipeMarkWire } from "@/lib/schemas/cookbook";
import { cookbookText } from "@/messages/en/cookbook";

type Change = { apply: (mark: RecipeMarkWire) => RecipeMarkWire; send: () => Promise<unknown> };

/** A person's marks on a recipe: a change is shown at once, then replaced by the server's answer. */
export function useMark(recipeId: string, rendered?: RecipeMarkWire) {
  const t = useText(cookbookText);
  const client = useQueryClient();
  const toast = useToast();
  const queryKey = ["kept", recipeId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => cookbook.getMark(recipeId, signal),
    ...(rendered ? { initialData: rendered } : {}),
  });
  const mutationKey = ["keep", recipeId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `keep-${recipeId}` },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<RecipeMarkWire>(queryKey, (mark) => mark && apply(mark));
    },
    onError: (error) => toast("error", failureOf(error, t("notKeptRetry"))),
    onSettled: async () => {
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
  return {
    mark: query.data ?? null,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    change: (changes: Required<Pick<RecipeMarkChanges, "rating">> | { note: string } | { tags: string[] }) =>
      mutate({ apply: (mark) => ({ ...mark, ...changes }), send: () => cookbook.changeMark(recipeId, changes) }),
    cook: (day: string) => {
      const id = crypto.randomUUID();
      mutate({
        apply: (mark) => ({ ...mark, cooked: withDay(mark.cooked, { id, day }) }),
        send: () => cookbook.addCooking(recipeId, { id, day }),
      });
    },
    uncook: (id: string) =>
      mutate({
        apply: (mark) => ({ ...mark, cooked: withoutDay(mark.cooked, id) }),
        send: () => cookbook.removeCooking(id),
      }),
    collect: (id: string, holds: boolean) =>
      mutate({
        apply: (mark) => ({
          ...mark,
          collections: mark.collections.map((each) => (each.id === id ? { ...each, holds } : each)),
        }),
        send: () => (holds ? cookbook.collect(id, recipeId) : cookbook.uncollect(id, recipeId)),
      }),
    collectInNew: (name: string) => {
      const id = crypto.randomUUID();
      mutate({
        apply: (mark) => ({ ...mark, collections: [...mark.collections, { id, name, holds: true }] }),
        send: async () => {
          await cookbook.createCollection(name, id);
          await cookbook.collect(id, recipeId);
        },
      });
    },
  };
}
export type Keeping = ReturnType<typeof useMark>;

type Cooked = RecipeMarkWire["cooked"];
const withDay = ({ times, days }: Cooked, cooking: Cooked["days"][number]): Cooked => ({
  times: times + 1,
  days: [cooking, ...days].sort((a, b) => (a.day < b.day ? 1 : -1)),
});
const withoutDay = ({ times, days }: Cooked, id: string): Cooked => ({
  times: times - 1,
  days: days.filter((cooking) => cooking.id !== id),
});
