"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { analyticsApi } from "@/lib/analytics-client";
import { ApiError } from "@/lib/api-call";
import { FACT_SUBJECTS, type FactState, type FactSubject, factInEnglish } from "@/lib/dietary/kitchen-facts";
import {
  askedName,
  dishesFor,
  factOf,
  isConfirmed,
  type KitchenQuestion,
  keyOfQuestion,
  oldAnswers,
  openQuestions,
  questionAbout,
  questionText,
  withSaid,
} from "@/lib/menus/kitchen-questions";
import type { KitchenDishWire, KitchenWire } from "@/lib/schemas/kitchen-facts";
import { useAnswerer } from "../live/use-answerer";
import { AskAgain } from "./ask-again";
import { FactsGrid } from "./facts-grid";
import { QuestionCard } from "./question-card";

type Answer = { dish: KitchenDishWire; subject: FactSubject; state: FactState | null };
/** How many of the next questions are shown below the one that is asked. */
const SHOWN_NEXT = 3;

/** The kitchen answers one question at a time; whoever answers is named once. */
export function KitchenScreen({ venueId, initial }: { venueId: string; initial: KitchenWire }) {
  const [by, keepName] = useAnswerer();
  const [{ dishes, foods, renewal }, setKitchen] = useState(initial);
  const [later, setLater] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const [done, setDone] = useState<readonly Answer[]>([]);
  const card = useRef<HTMLDivElement>(null);
  const say = useMutation({
    mutationFn: (answers: readonly Answer[]) =>
      analyticsApi.sayFacts(venueId, {
        by,
        answers: answers.map(({ dish, subject, state }) => ({
          dish_id: dish.id,
          recipe: dish.recipe,
          subject,
          state,
          seen: factOf(dish, subject)?.id ?? null,
        })),
      }),
    onSuccess: (saved, answers) => {
      setKitchen((before) => ({ ...before, dishes: withSaid(before.dishes, saved) }));
      setDone(answers.filter(({ state }) => state !== null));
      setAsked(null);
    },
    onError: async (error) => {
      // Somebody else was faster: what they said is shown, and the question is asked again if it is still open.
      if (error instanceof ApiError && error.status === 409) setKitchen(await analyticsApi.readKitchen(venueId));
    },
  });
  const renew = useMutation({
    mutationFn: (months: number) => analyticsApi.setRenewal(venueId, months),
    onSuccess: (saved) => setKitchen((before) => ({ ...before, renewal: saved })),
  });
  const old = oldAnswers(dishes, renewal);
  const open = openQuestions({ dishes, foods });
  const ready = open.filter((each) => !later.includes(keyOfQuestion(each)));
  const toLookUp = open.filter((each) => later.includes(keyOfQuestion(each)));
  const question = chosenQuestion(asked, open, dishes) ?? ready[0] ?? null;
  const confirmed = dishes.filter(isConfirmed).length;
  const answer = (state: FactState) => {
    const said = question ? dishesFor(question, state) : [];
    if (question && said.length > 0) say.mutate(said.map((dish) => ({ dish, subject: question.subject, state })));
  };
  const goTo = (to: KitchenQuestion) => {
    setAsked(keyOfQuestion(to));
    card.current?.scrollIntoView({ block: "start" });
    card.current?.focus({ preventScroll: true });
  };
  const takeBack = () => {
    const now = new Map(dishes.map((dish) => [dish.id, dish]));
    setDone([]);
    say.mutate(done.flatMap((each) => ({ ...each, dish: now.get(each.dish.id) ?? each.dish, state: null })));
  };
  if (by === "") return <WhoAnswers onName={keepName} />;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-[1_1_260px]">
          <p className="font-semibold" role="status">
            {confirmed} of {dishes.length} {dishes.length === 1 ? "dish" : "dishes"} confirmed
          </p>
          <ProgressBar className="mt-1.5" label="Dishes confirmed" max={dishes.length} value={confirmed} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span>
            You answer as <b>{by}</b>. Guests read the name.
          </span>
          <Button onClick={() => keepName("")} size="sm" variant="text">
            Somebody else
          </Button>
        </p>
      </div>
      <div className="mt-4 scroll-mt-4 outline-none" ref={card} tabIndex={-1}>
        {question ? (
          <QuestionCard
            isBusy={say.isPending}
            key={keyOfQuestion(question)}
            onLater={() => {
              setLater([...later, keyOfQuestion(question)]);
              setAsked(null);
            }}
            onSay={answer}
            place={`${ready.length} ${ready.length === 1 ? "question" : "questions"} to answer`}
            question={question}
          >
            <p className="mt-3 min-h-6 text-small" role="status">
              {done[0] && (
                <>
                  Saved: {done[0].dish.name}
                  {done.length > 1 && ` and ${done.length - 1} more`},{" "}
                  {done[0].state && factInEnglish({ subject: done[0].subject, state: done[0].state })}.{" "}
                  <button
                    className="min-h-11 cursor-pointer underline underline-offset-4"
                    onClick={takeBack}
                    type="button"
                  >
                    Take it back
                  </button>
                </>
              )}
            </p>
          </QuestionCard>
        ) : (
          <Callout tone="match">
            <p>
              <b>{toLookUp.length > 0 ? "Only what you must look up is left." : "Everything is confirmed."}</b> The
              allergen matrix is ready to print. An edited dish is asked about again.
            </p>
          </Callout>
        )}
      </div>
      <AskAgain
        isBusy={say.isPending}
        old={{ answers: old.length, dishes: new Set(old.map(({ dish }) => dish.id)).size }}
        onMonths={(months) => renew.mutate(months)}
        onStillSo={() => say.mutate(old)}
        renewal={renewal}
      />
      {(say.error ?? renew.error) && (
        <Callout className="mt-4" role="alert" tone="conflict">
          <p>
            <b>Not saved.</b> {(say.error ?? renew.error)?.message}
          </p>
        </Callout>
      )}
      <div className="mt-6 grid gap-x-10 gap-y-6 nav:grid-cols-2">
        <Next
          onAsk={goTo}
          questions={ready.filter((each) => !question || !isSame(each, question)).slice(0, SHOWN_NEXT)}
          title="Then"
        />
        <Next onAsk={goTo} questions={toLookUp} title={`To look up: ${toLookUp.length}`} />
      </div>
      <FactsGrid
        dishes={dishes}
        isBusy={say.isPending}
        onAsk={(dish, subject) => goTo(questionAbout(dish, subject))}
        onSay={(picked, subject, state) => say.mutate(picked.map((dish) => ({ dish, subject, state })))}
      />
    </>
  );
}

/** An open question, or one about a dish that was answered before. */
function chosenQuestion(
  asked: string | null,
  open: readonly KitchenQuestion[],
  dishes: readonly KitchenDishWire[],
): KitchenQuestion | null {
  if (asked === null) return null;
  const all = dishes.flatMap((dish) => FACT_SUBJECTS.map((subject) => questionAbout(dish, subject)));
  return [...open, ...all].find((each) => keyOfQuestion(each) === asked) ?? null;
}

const isSame = (one: KitchenQuestion, other: KitchenQuestion): boolean => keyOfQuestion(one) === keyOfQuestion(other);

type NextProps = {
  title: string;
  questions: readonly KitchenQuestion[];
  onAsk: (question: KitchenQuestion) => void;
};

function Next({ title, questions, onAsk }: NextProps) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="border-ink border-b-[1.5px] pb-1.5 text-step-1">{title}</h2>
      <ul>
        {questions.map((question) => (
          <li className="flex flex-wrap items-center gap-x-4 border-line border-b" key={keyOfQuestion(question)}>
            <button
              className="min-h-11 flex-1 cursor-pointer py-2 text-start underline decoration-line underline-offset-4 hover:decoration-current"
              onClick={() => onAsk(question)}
              type="button"
            >
              {questionText(askedName(question), question.subject)}
            </button>
            <span className="text-ink-soft text-small">{whoWaits(question)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "4 dishes, 27 guests": what an answer is about. Never fewer guests than nobody can be found among. */
function whoWaits({ food, dishes, guests }: KitchenQuestion): string {
  const about = food === null ? [] : [`${dishes.length} dishes`];
  return [...about, ...(guests ? [`${guests} guests`] : [])].join(", ");
}

/** Without a name nobody can answer: a fact is the word of a person. */
function WhoAnswers({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      className="mt-6 max-w-[440px] rounded-card border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") onName(name.trim().slice(0, 60));
      }}
    >
      <Field hint="Guests read it beside what you confirm. This device keeps it." label="Who answers?">
        {(control) => (
          <Input
            autoComplete="given-name"
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            value={name}
            {...control}
          />
        )}
      </Field>
      <Button className="mt-4" disabled={name.trim() === ""} type="submit" variant="primary">
        Begin
      </Button>
    </form>
  );
}
