import { ALLERGEN_SUBJECTS, subjectTitle } from "@/lib/dietary/kitchen-facts";

/** The heads of a table of dishes and the fourteen allergens, in the order of the law, on the screen and on paper. */
export function AllergenHeads({ dish, each }: { dish: string; each: string }) {
  return (
    <tr>
      <th className={`text-start align-bottom ${dish}`} scope="col">
        Dish
      </th>
      {ALLERGEN_SUBJECTS.map((subject) => (
        <th className={`align-bottom font-semibold ${each}`} key={subject} scope="col">
          <span className="inline-block rotate-180 whitespace-nowrap [writing-mode:vertical-rl]">
            {subjectTitle(subject)}
          </span>
        </th>
      ))}
    </tr>
  );
}
