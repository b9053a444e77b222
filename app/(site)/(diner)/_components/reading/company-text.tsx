import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

export const ABOUT: readonly TextSection[] = [
  {
    id: "why",
    title: "Why it exists",
    body: (
      <>
        <p>
          People who cannot eat everything explain themselves at every table, in every app, on every order. The kitchen
          hears it third-hand. Both sides would rather read it.
        </p>
        <p>{PRODUCT_NAME} is the card that says it once.</p>
      </>
    ),
  },
  {
    id: "diners",
    title: "For diners",
    body: (
      <p>
        You write down diets, allergies, health concerns, ingredients and favorites. Allergies stand first, always all
        of them. You decide who reads the card: a waiter, a venue you check in at, a site you allow.
      </p>
    ),
  },
  {
    id: "restaurants",
    title: "For restaurants",
    body: (
      <p>
        Venues see what the people who visited them eat, as preferences and not as addresses, and what that says about
        their menu. The <Link href={LINKS.business}>business pages</Link> explain the partner program.
      </p>
    ),
  },
  {
    id: "principles",
    title: "What we hold on to",
    body: (
      <ul>
        <li>An allergy is never dropped, shortened or hidden.</li>
        <li>Every mark says why, and where its knowledge comes from.</li>
        <li>A missing fact is Unknown. It never looks like a match.</li>
        <li>The person decides who reads, and can take that back.</li>
        <li>No medical or allergy advice: we help people ask, we do not answer for the kitchen.</li>
      </ul>
    ),
  },
  {
    id: "name",
    title: "The name",
    body: (
      <p>
        Each card carries a forkprint: a fingerprint whose ridges close into a fork, drawn from the card’s id. The same
        id always gives the same print, and different ids give different ones.
      </p>
    ),
  },
];

export const CAREERS: readonly TextSection[] = [
  {
    id: "openings",
    title: "Open positions",
    body: <p>None at the moment. When there are, they stand here and nowhere else.</p>,
  },
  {
    id: "who",
    title: "Who would fit",
    body: (
      <ul>
        <li>Engineers who care more about a wrong “safe” than about a missing feature.</li>
        <li>Dietitians and food scientists who can turn what they know into rules that a machine can explain.</li>
        <li>People from kitchens and dining rooms, who know how a menu really changes during an evening.</li>
        <li>Designers who test with one hand, bad light and a screen reader.</li>
      </ul>
    ),
  },
  {
    id: "how",
    title: "How we work",
    body: (
      <p>
        Small changes, each one shown to work on real input. Decisions are written down with their reason. Personal data
        stays out of logs, tickets and chats, ours included.
      </p>
    ),
  },
];
