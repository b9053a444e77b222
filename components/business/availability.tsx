import "@/styles/business.css";
import { Check, Hammer } from "lucide-react";
import { isReleased, type Part } from "@/components/business/released";

/** Says of a part of the product whether it can be used today. */
export function Availability({ of }: { of: Part }) {
  return isReleased(of) ? (
    <span className="availability availability--now">
      <Check size={18} />
      Available
    </span>
  ) : (
    <span className="availability">
      <Hammer size={18} />
      Being built
    </span>
  );
}
