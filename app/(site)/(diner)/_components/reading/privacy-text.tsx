import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

export const PRIVACY: readonly TextSection[] = [
  {
    id: "what-we-keep",
    title: "What we keep",
    body: (
      <ul>
        <li>
          <strong>Account:</strong> your email address, your name if you give it, and your password as a bcrypt hash. We
          cannot read the password.
        </li>
        <li>
          <strong>Card:</strong> diets, allergies, health concerns, ingredients you like or avoid, favorites. Some of
          this is health data; it is there only because you wrote it down and agreed that we keep it. When you agreed,
          and to which words, is written down; you take it back in Settings, Privacy.
        </li>
        <li>
          <strong>Use:</strong> recipes and grocery lists that you make, foods that you check (their words and barcodes,
          no photos), visits that you check in for, applications and links that you allow.
        </li>
        <li>
          <strong>Sign-ins:</strong> when, and what kind of browser (“Firefox on Windows”), so that you can recognize
          and end them.
        </li>
      </ul>
    ),
  },
  {
    id: "what-we-do-not",
    title: "What we do not do",
    body: (
      <ul>
        <li>
          No trackers, no advertising, no analytics by third parties. Fonts and scripts come from this site itself.
        </li>
        <li>We do not sell data, and we do not train models on your card.</li>
        <li>Our logs hold no emails, names or preferences. Counters against abuse are kept under hashed keys.</li>
        <li>Ids are random and opaque: they say nothing about you and cannot be guessed from another.</li>
      </ul>
    ),
  },
  {
    id: "who-sees",
    title: "Who sees what",
    body: (
      <ul>
        <li>
          <strong>You</strong> see everything.
        </li>
        <li>
          <strong>A venue</strong> sees the preferences of people who checked in there, under first name and initial or
          the part of the email before the @ sign, never the full address.
        </li>
        <li>
          <strong>An application</strong> sees what you allowed on its consent screen, until you revoke it. Integrated
          partners may not store or cache it.
        </li>
        <li>
          <strong>People with your share link</strong> see the rows that you chose, until it ends or you turn it off.
        </li>
        <li>
          <strong>Everyone</strong> may see totals, such as how many people are vegetarian. Totals name nobody.
        </li>
      </ul>
    ),
  },
  {
    id: "your-control",
    title: "Your control",
    body: (
      <>
        <p>
          In <Link href={LINKS.settings}>Settings</Link> you can read and change everything on the card, see who may
          read it, end other sign-ins and download your data. Where the law gives you further rights, such as to object
          or to complain to an authority, nothing here takes them away.
        </p>
        <p>
          Deleting the account removes your preferences, favorites, recipes, lists, permissions and sign-ins. Visits
          stay as counts without a person.
        </p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "How long",
    body: (
      <p>
        The account and the card stay until you delete them. A sign-in ends after 14 days, when you sign out, or when
        you reset your password. A link to reset a password works once, for one hour, and is stored only as a hash.
      </p>
    ),
  },
  {
    id: "mail",
    title: "Mail",
    body: (
      <p>
        {PRODUCT_NAME} writes to you to confirm your email and when you ask for it, for example to reset a password.
        There is no newsletter.
      </p>
    ),
  },
];
