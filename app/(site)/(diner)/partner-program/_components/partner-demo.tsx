import { CAPTION, DISH, JudgedItem } from "@/components/demo/read-items";
import { Band, BandHead } from "@/components/layout/band";
import type { ReadItem } from "@/lib/demo/demo-reading";

/** Two dishes of a menu, each as one guest sees it. */
export function PartnerDemo({ items }: { items: { vegan: ReadItem; highBloodPressure: ReadItem } }) {
  return (
    <Band aria-labelledby="menu-title" sunk>
      <div className="wrap">
        <BandHead>
          <h2 id="menu-title">Your menu, read by your guests</h2>
          <p className="lead">You write what is in a dish, once. Each guest sees what it means for them, and why.</p>
        </BandHead>
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-5 nav:grid-cols-2 nav:items-start nav:gap-8">
          <Dish guest="A vegan guest" item={items.vegan} />
          <Dish guest="A guest with high blood pressure" item={items.highBloodPressure} />
        </div>
        <p className="small soft mt-5 max-w-[66ch]">
          Read by the engine that reads your menu, when this page was opened. It gives no medical or allergy advice.
        </p>
      </div>
    </Band>
  );
}

function Dish({ guest, item }: { guest: string; item: ReadItem }) {
  return (
    <article className="sheet px-4.5 pt-5 pb-2 nav:px-9 nav:pt-7 nav:pb-3.5">
      <h3 className={CAPTION}>{guest}</h3>
      <div className={DISH}>
        <JudgedItem isEnglish item={item} withTags />
      </div>
    </article>
  );
}
