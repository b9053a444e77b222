import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import {
  type FactState,
  type FactSubject,
  factInEnglish,
  isWaySubject,
  SUBJECT_NOUNS,
} from "@/lib/dietary/kitchen-facts";
import {
  askedName,
  dishesFor,
  factOf,
  type KitchenQuestion,
  questionText,
  stateOfAnswer,
} from "@/lib/menus/kitchen-questions";
import type { KitchenDishWire } from "@/lib/schemas/kitchen-facts";

type QuestionCardProps = {
  question: KitchenQuestion;
  /** "Question 1 of 12" */
  place: string;
  isBusy: boolean;
  onSay: (state: FactState) => void;
  onLater: () => void;
  children: ReactNode;
};

/** One question of the kitchen, answered with a thumb or with a key. */
export function QuestionCard({ question, place, isBusy, onSay, onLater, children }: QuestionCardProps) {
  const { subject } = question;
  const yes = () => onSay(stateOfAnswer(subject, true));
  const no = () => onSay(stateOfAnswer(subject, false));
  const traces = isWaySubject(subject) ? null : () => onSay("may_contain");
  useAnswerKeys({ y: yes, n: no, ...(traces ? { t: traces } : {}), l: onLater }, !isBusy);
  return (
    <section aria-labelledby="kitchen-question" className="rounded-card bg-cover p-5 text-cover-ink nav:p-7">
      <p className="font-serif text-foil italic">{place}</p>
      <h2 className="mt-1 max-w-[22ch] wrap-anywhere text-step-4" id="kitchen-question">
        {questionText(askedName(question), subject)}
      </h2>
      {question.food === null ? (
        question.dishes.map(({ dish }) => <OfDish dish={dish} key={dish.id} subject={subject} />)
      ) : (
        <OfFood question={question} />
      )}
      <div className="mt-5 grid grid-cols-2 gap-3 tablet:flex tablet:flex-wrap">
        <Answer busy={isBusy} letter="Y" onClick={yes} word="Yes" />
        <Answer busy={isBusy} letter="N" onClick={no} word="No" />
        {traces && <Answer busy={isBusy} letter="T" onClick={traces} word="Traces possible" />}
        <Answer busy={isBusy} letter="L" onClick={onLater} word="I must look" />
      </div>
      {children}
    </section>
  );
}

type OfDishProps = { dish: KitchenDishWire; subject: FactSubject };

function OfDish({ dish, subject }: OfDishProps) {
  const known = factOf(dish, subject);
  const was = dish.was.find((each) => each.subject === subject);
  return (
    <>
      <p className="mt-2 max-w-[60ch]">
        {dish.description === "" ? "The menu names no ingredients." : `The menu says: ${dish.description}.`}{" "}
        {readingOf({ dish, subject })}
      </p>
      {(known ?? was) && (
        <p className="mt-2 max-w-[60ch]">
          {known
            ? `${known.by} said: ${factInEnglish(known)} (${dayOf(known.on)}). A new answer takes its place.`
            : was &&
              `Before the dish changed, ${was.by} said: ${factInEnglish(was)} (${dayOf(was.on)}). Is that still so?`}
        </p>
      )}
    </>
  );
}

/** What each answer about a food will say, dish by dish, before it is given. */
function OfFood({ question }: { question: KitchenQuestion }) {
  const { subject, dishes } = question;
  const [harm, free] = [dishesFor(question, "contains"), dishesFor(question, "free_from")];
  const rest = dishes.flatMap(({ dish, isAlone }) => (isAlone || factOf(dish, subject) ? [] : [dish]));
  const [forHarm, forFree] = isWaySubject(subject) ? ["No", "Yes"] : ["Yes", "No"];
  const traces = isWaySubject(subject) ? "" : ", and so does Traces possible";
  return (
    <dl className="mt-3 grid max-w-[60ch] gap-1.5">
      <div>
        <dt className="inline font-semibold">{forHarm} answers for: </dt>
        <dd className="inline wrap-anywhere">
          {namesOf(harm)}
          {traces}.
        </dd>
      </div>
      <div>
        <dt className="inline font-semibold">{forFree} answers for: </dt>
        <dd className="inline wrap-anywhere">
          {free.length > 0 ? `${namesOf(free)}, with everything that goes on the plate.` : "none of them alone."}
          {rest.length > 0 && ` In ${namesOf(rest)} something else is open too.`}
        </dd>
      </div>
    </dl>
  );
}

const namesOf = (dishes: readonly KitchenDishWire[]): string =>
  new Intl.ListFormat("en-GB").format(dishes.map(({ name }) => name));

type AnswerProps = { letter: string; word: string; busy: boolean; onClick: () => void };

const Answer = ({ letter, word, busy, onClick }: AnswerProps) => (
  <Button
    aria-keyshortcuts={letter}
    className="min-h-16 last:odd:col-span-2 tablet:min-h-12"
    disabled={busy}
    onClick={onClick}
    variant="cover"
  >
    <span
      aria-hidden="true"
      className="hidden rounded-[4px] border border-current px-1.5 font-sans text-[0.8125rem] tablet:inline-block"
    >
      {letter}
    </span>
    {word}
  </Button>
);

/** What the engine makes of the menu's words: a help for whoever answers, and nothing that counts. */
function readingOf({ dish, subject }: OfDishProps): string {
  const read = dish.read.find((each) => each.subject === subject);
  if (!read) return "";
  const foods = read.because.map((food) => `“${food}”`).join(", ");
  if (read.suggests === "contains" && !isWaySubject(subject))
    return `It names ${foods || "it"}. If you say No, guests are told to ask.`;
  if (read.suggests === "contains")
    return `It names ${foods || "what does not fit"}. If you say Yes, guests are told to ask.`;
  if (read.suggests === "may_contain")
    return `${foods || "A dish of that name"} may bring ${isWaySubject(subject) ? "something that does not fit" : SUBJECT_NOUNS[subject]}.`;
  if (read.suggests === "free_from")
    return "Nothing in it points to that. Think of sauces, stock, garnish and the fryer.";
  return foods ? `What is in ${foods} we do not know.` : "What else is in it we do not know.";
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const dayOf = (on: string): string => DAY.format(new Date(on));

/** Y, N, T and L anywhere on the screen, unless somebody is typing or uses a shortcut of the browser. */
function useAnswerKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest("input:not([type=checkbox]), textarea, select, dialog");
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
      const answer = keys[event.key.toLowerCase()];
      if (!answer) return;
      event.preventDefault();
      answer();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys, isOn]);
}
