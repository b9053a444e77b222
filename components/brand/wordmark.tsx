import { Forkprint } from "@/components/brand/forkprint";
import { PRODUCT_NAME } from "@/lib/product";

/** The id from which the product's own mark is drawn. */
export const PRODUCT_PRINT_ID = "forkprint";

export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <>
      <Forkprint id={PRODUCT_PRINT_ID} size={size} />
      <span>{PRODUCT_NAME}</span>
    </>
  );
}
