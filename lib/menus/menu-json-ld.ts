import type { FactSubject } from "@/lib/dietary/kitchen-facts";
import { type DishBySubject, isConfirmedFor } from "@/lib/menus/menu-by-subject";
import type { PublicVenueWire } from "@/lib/schemas/venues";

type Dish = { name: string; description: string; by: DishBySubject };

/** The diets of schema.org that a word of the kitchen promises. */
const DIETS: Readonly<Partial<Record<FactSubject, string>>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  halal: "https://schema.org/HalalDiet",
  kosher: "https://schema.org/KosherDiet",
  gluten_cereals: "https://schema.org/GlutenFreeDiet",
};

/** The menu as schema.org describes it. A diet stands at a dish only where the kitchen confirmed it, never because we read so. */
export function menuJsonLd(venue: PublicVenueWire, dishes: readonly Dish[], address: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "FoodEstablishment",
    "@id": address,
    name: venue.name,
    address: {
      "@type": "PostalAddress",
      addressLocality: venue.city,
      addressRegion: venue.state ?? undefined,
      addressCountry: venue.country,
    },
    hasMenu: {
      "@type": "Menu",
      url: address,
      hasMenuItem: dishes.map(({ name, description, by }) => ({
        "@type": "MenuItem",
        name,
        description: description === "" ? undefined : description,
        suitableForDiet: dietsOf(by),
      })),
    },
  };
}

function dietsOf(by: DishBySubject): string[] | undefined {
  const diets = (Object.entries(DIETS) as [FactSubject, string][]).flatMap(([subject, diet]) =>
    isConfirmedFor(by, subject) ? [diet] : [],
  );
  return diets.length > 0 ? diets : undefined;
}
