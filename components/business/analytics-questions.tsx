import "@/styles/business.css";
import { HeartPulse, Salad, Store } from "lucide-react";
import type { ReactNode } from "react";
import { Availability } from "@/components/business/availability";

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

/** The three things that visits are counted by. */
export function AnalyticsQuestions() {
  return (
    <section aria-labelledby="questions-title" className="band">
      <div className="wrap">
        <div className="biz-band-head">
          <h2 id="questions-title">Three questions it answers</h2>
          <p className="lead">Only from guests who checked in with you, by their own choice.</p>
          <Availability of="analytics" />
        </div>
        <dl className="biz-questions">
          {QUESTIONS.map(({ icon, title, question, answer }) => (
            <div key={title}>
              <dt>
                <span className="biz-question-topic">
                  {icon}
                  {title}
                </span>
                <span className="biz-question">{question}</span>
              </dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
