import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/admin-client";
import { useAdminToast } from "../use-admin-toast";

const FAILED = "Failed to seed dietary attributes. They may already exist.";

export function SeedButton({ onSeeded }: { onSeeded: () => void }) {
  const toast = useAdminToast();
  const seed = useMutation({
    mutationFn: adminApi.seedAttributes,
    onSuccess: ({ created }) => {
      if (created === 0) return toast("error", FAILED);
      toast("success", "Successfully seeded common dietary attributes!");
      onSeeded();
    },
    onError: () => toast("error", FAILED),
  });
  return (
    <Button busy={seed.isPending} onClick={() => seed.mutate()} size="sm">
      Seed common attributes
    </Button>
  );
}
