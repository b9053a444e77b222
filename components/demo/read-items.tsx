import "@/styles/demo.css";
import { Fragment, type ReactNode } from "react";
import { Chip, Tag } from "@/components/ui/chip";
import { VERDICT_WORDS, verdictClass } from "@/components/ui/verdict-badge";
import type { ReadItem, ReadText } from "@/lib/demo-reading";

/** The items as anybody sees them. */
export function PrintedItems({ items }: { items: readonly ReadItem[] }) {
  return (
    <ul>
      {items.map(({ name, description, price }) => (
        <li className="dish" key={plain(name)}>
          <DishTop name={plain(name)} price={price} />
          {description.length > 0 && <p>{plain(description)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The same items with the marks, the verdict and its reason. */
export function JudgedItems({ items }: { items: readonly ReadItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li className="dish" key={plain(item.name)}>
          <JudgedItem item={item} />
        </li>
      ))}
    </ul>
  );
}

export function JudgedItem({ item, withTags = false }: { item: ReadItem; withTags?: boolean }) {
  const { name, description, price, verdict, why, tags } = item;
  return (
    <>
      <DishTop name={<MarkedText text={name} />} price={price} />
      {description.length > 0 && (
        <p>
          <MarkedText text={description} />
        </p>
      )}
      <p className="dish-verdict">
        <Chip verdict={verdict} /> <span>{why}</span>
      </p>
      {withTags && tags.length > 0 && (
        <ul aria-label="Good to know" className="dish-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DishTop({ name, price }: { name: ReactNode; price: string }) {
  return (
    <div className="dish-top">
      <b className="dish-name">{name}</b>
      {price && <span className="dish-price num">{price}</span>}
    </div>
  );
}

/** A marked food has its line and, for who cannot see it, its word. */
function MarkedText({ text }: { text: ReadText }) {
  let at = 0;
  return text.map(({ text: run, mark }) => {
    const key = at;
    at += run.length;
    if (!mark) return <Fragment key={key}>{run}</Fragment>;
    return (
      <span className={`mark ${verdictClass(mark)}`} key={key}>
        {run}
        <span className="sr"> ({VERDICT_WORDS[mark].toLowerCase()})</span>
      </span>
    );
  });
}

const plain = (text: ReadText): string => text.map(({ text: run }) => run).join("");
