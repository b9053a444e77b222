import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

/** About and careers in German. */
export const ABOUT: readonly TextSection[] = [
  {
    id: "why",
    title: "Warum es das gibt",
    body: (
      <>
        <p>
          Wer nicht alles essen kann, erklärt sich an jedem Tisch, in jeder App, bei jeder Bestellung. In der Küche
          kommt es aus dritter Hand an. Beide Seiten würden es lieber lesen.
        </p>
        <p>{PRODUCT_NAME} ist die Karte, die es einmal sagt.</p>
      </>
    ),
  },
  {
    id: "diners",
    title: "Für Gäste",
    body: (
      <p>
        Du schreibst Ernährungsweisen, Allergien, Gesundheitsangaben, Zutaten und Lieblingsspeisen auf. Allergien stehen
        zuerst, immer alle. Du entscheidest, wer die Karte liest: eine Bedienung, ein Lokal, in dem du eincheckst, eine
        Seite, der du es erlaubst.
      </p>
    ),
  },
  {
    id: "restaurants",
    title: "Für Lokale",
    body: (
      <p>
        Lokale sehen, was die Menschen essen, die bei ihnen waren, als Angaben und nicht als Adressen, und was das über
        ihre Speisekarte sagt. Die <Link href={LINKS.business}>Seiten für Betriebe</Link> (auf Englisch) erklären das
        Partnerprogramm.
      </p>
    ),
  },
  {
    id: "principles",
    title: "Woran wir festhalten",
    body: (
      <ul>
        <li>Eine Allergie wird nie weggelassen, gekürzt oder versteckt.</li>
        <li>Jede Markierung sagt, warum, und woher das Wissen kommt.</li>
        <li>Was nicht bekannt ist, heißt Unbekannt. Es sieht nie aus wie passend.</li>
        <li>Der Mensch entscheidet, wer liest, und kann das zurücknehmen.</li>
        <li>
          Keine medizinische Beratung, keine Allergieberatung: Wir helfen zu fragen, wir antworten nicht für die Küche.
        </li>
      </ul>
    ),
  },
  {
    id: "name",
    title: "Der Name",
    body: (
      <p>
        Jede Karte trägt einen Forkprint: einen Fingerabdruck, dessen Linien sich zu einer Gabel schließen, gezeichnet
        aus der ID der Karte. Dieselbe ID ergibt immer denselben Abdruck, verschiedene ergeben verschiedene.
      </p>
    ),
  },
];

export const CAREERS: readonly TextSection[] = [
  {
    id: "openings",
    title: "Offene Stellen",
    body: <p>Zurzeit keine. Wenn es welche gibt, stehen sie hier und nirgends sonst.</p>,
  },
  {
    id: "who",
    title: "Wer zu uns passt",
    body: (
      <ul>
        <li>Wer Software entwickelt und ein falsches „unbedenklich“ schlimmer findet als eine fehlende Funktion.</li>
        <li>
          Fachleute für Ernährung und Lebensmittel, die aus ihrem Wissen Regeln machen, die eine Maschine erklären kann.
        </li>
        <li>Menschen aus Küche und Service, die wissen, wie sich eine Karte im Lauf eines Abends wirklich ändert.</li>
        <li>Wer gestaltet und mit einer Hand, bei schlechtem Licht und mit einem Screenreader prüft.</li>
      </ul>
    ),
  },
  {
    id: "how",
    title: "Wie wir arbeiten",
    body: (
      <p>
        In kleinen Änderungen, jede an echten Eingaben gezeigt. Entscheidungen werden mit ihrem Grund aufgeschrieben.
        Personenbezogene Daten bleiben aus Protokollen, Tickets und Chats heraus, auch aus unseren.
      </p>
    ),
  },
];
