import { HeartPulse, Salad, Store } from "lucide-react";
import type { ReactNode } from "react";
import { Availability } from "@/components/business/availability";
import { Band } from "@/components/layout/band";

type Question = { icon: ReactNode; title: string; question: string; answer: string };

const QUESTIONS: readonly Question[] = [
  {
    icon: <Salad size={24} />,
    title: "Dietary preferences",
    question: "What do they eat?",
    answer:
      "Every diet and allergy among your visitors, counted over all visits, also the ones that nobody came with. It is the list to hold your menu against.",
  },
  {
    icon: <HeartPulse size={24} />,
    title: "Health concerns",
    question: "What do they watch?",
    answer:
      "High blood pressure, diabetes, pregnancy and the rest, as numbers of people: less salt for whom, and for how many.",
  },
  {
    icon: <Store size={24} />,
    title: "Visit types",
    question: "How do they come?",
    answer: "On site by the code on the table, or online through your own site, by the hour, and who is with you now.",
  },
];

/** The three dimensions by which visits are counted. */
export function AnalyticsQuestions() {
  return (
    <Band aria-labelledby="questions-title">
      <div className="wrap">
        <div className="mb-8 grid gap-3.5 nav:grid-cols-[minmax(0,1fr)_auto] nav:items-end">
          <h2 className="nav:col-span-full" id="questions-title">
            Three questions it answers
          </h2>
          <p className="lead max-w-[54ch]">Only from guests who checked in with you, by their own choice.</p>
          <Availability of="analytics" />
        </div>
        <dl className="border-t-[1.5px] border-ink">
          {QUESTIONS.map(({ icon, title, question, answer }) => (
            <div
              className="grid gap-3 border-line border-b py-7 nav:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] nav:items-end nav:gap-12"
              key={title}
            >
              <dt className="grid gap-2 nav:grid-cols-[232px_minmax(0,1fr)] nav:items-baseline">
                <span className="flex items-center gap-2.5 font-[580] text-ink-soft [&>svg]:text-herb">
                  {icon}
                  {title}
                </span>
                <span className="font-[480] font-serif text-step-4 leading-[1.1] tracking-[-0.018em]">{question}</span>
              </dt>
              <dd className="max-w-[54ch]">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
