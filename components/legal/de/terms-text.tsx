import type { TextSection } from "@/components/legal/text-sections";
import { PRODUCT_NAME } from "@/lib/product";

/** Shown above the translated terms, because only the English text is the contract. */
export const ENGLISH_BINDS = "Das ist eine Übersetzung zum Lesen. Verbindlich ist allein der englische Text.";

/** The terms in German. The English text (terms-text.tsx) is binding: change both together. */
export const TERMS: readonly TextSection[] = [
  {
    id: "what-it-is",
    title: "Womit du einverstanden bist",
    body: (
      <p>
        {PRODUCT_NAME} führt eine Ernährungs-ID für dich: was du isst, was du meidest, Gesundheitsangaben,
        Lieblingsspeisen. Wenn du ein Konto anlegst oder den Dienst benutzt, stimmst du diesen Bedingungen zu. Wenn du
        ihnen nicht zustimmst, benutze ihn bitte nicht. Was du über deine Gesundheit einträgst, braucht eine eigene
        Einwilligung: Du gibst sie dort, wo du es einträgst, und kannst sie widerrufen.
      </p>
    ),
  },
  {
    id: "no-advice",
    title: "Keine medizinische Beratung, keine Allergieberatung",
    body: (
      <>
        <p>
          <strong>{PRODUCT_NAME} berät weder medizinisch noch zu Allergien.</strong> Eine Karte, eine Markierung in
          einer Speisekarte oder ein Hinweis an einem Rezept ist, was Menschen und Lokale geschrieben haben, von
          Software sortiert. Das ersetzt weder Arzt noch Ernährungsberatung noch die Frage an den, der kocht.
        </p>
        <p>
          Wenn dir etwas schaden kann, sag es dem Personal und frag jedes Mal in der Küche nach, auch wenn ein Gericht
          als passend markiert ist.
        </p>
      </>
    ),
  },
  {
    id: "classification",
    title: "Die Einordnung ist in Arbeit",
    body: (
      <>
        <p>
          Speisen und Zutaten werden mit Hilfe von KI eingeordnet. Diese Einordnung ist in Arbeit: Sie kann falsch,
          unvollständig oder veraltet sein. Wo etwas nicht bekannt ist, sagen wir Unbekannt; Unbekannt heißt nie
          unbedenklich.
        </p>
        <p>Markierungen nennen ihren Grund, damit du selbst urteilen kannst.</p>
      </>
    ),
  },
  {
    id: "restaurant-data",
    title: "Was von Lokalen und Läden kommt",
    body: (
      <>
        <p>
          Speisekarten, Zutaten und Nährwerte kommen von Lokalen, Läden und Rezeptseiten und können falsch sein. Rezepte
          ändern sich, Lieferanten wechseln, und eine Küche ersetzt manchmal etwas. Wir prüfen keine Gerichte.
        </p>
        <p>
          Viele ältere Speisekarten tragen nur grobe Angaben wie „vegan“ oder „enthält Nüsse“ und keine Liste der
          Zutaten. Eine solche Angabe sagt weniger als eine Liste, und mehr als sie können wir nicht sagen.
        </p>
      </>
    ),
  },
  {
    id: "your-account",
    title: "Dein Konto",
    body: (
      <ul>
        <li>Gib eine E-Mail-Adresse an, die dir gehört, und behalte dein Passwort für dich.</li>
        <li>Schreib auf die Karte, was für dich stimmt: Wer für dich kocht, verlässt sich darauf.</li>
        <li>Lege keine Karten für andere an, die das nicht möchten.</li>
        <li>Du kannst alles in den Einstellungen ändern und das Konto dort jederzeit löschen.</li>
      </ul>
    ),
  },
  {
    id: "sharing",
    title: "Wer deine Karte sieht",
    body: (
      <p>
        Deine Karte ist privat, bis du etwas tust: sie zeigst, einen Link teilst, in einem Lokal eincheckst oder einer
        Anwendung erlaubst, sie zu lesen. Ein Lokal, in dem du eincheckst, sieht deine Angaben unter deinem Vornamen mit
        Anfangsbuchstaben oder unter dem Teil deiner E-Mail-Adresse vor dem @, nie die ganze Adresse. Eine Anwendung
        sieht nur, was du erlaubt hast, und du kannst das zurücknehmen.
      </p>
    ),
  },
  {
    id: "partners",
    title: "Partner, die uns einbinden",
    body: (
      <p>
        Partner, die unsere API oder unser SDK einbinden, dürfen Daten von Menschen weder speichern noch
        zwischenspeichern. Sie dürfen damit die Anfrage des Menschen beantworten, der gerade vor ihnen steht, und sonst
        nichts. Wer sich daran nicht hält, verliert den Zugang.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Fairer Umgang",
    body: (
      <ul>
        <li>Versuche nicht, Karten anderer zu lesen oder Grenzen und Schutz zu umgehen.</li>
        <li>Lade nichts hoch, was verboten ist oder was du nicht veröffentlichen darfst.</li>
        <li>Benutze den Dienst nicht, um Menschen wegen ihres Essens oder ihrer Gesundheit zu benachteiligen.</li>
      </ul>
    ),
  },
  {
    id: "liability",
    title: "Wofür wir einstehen",
    body: (
      <p>
        Der Dienst wird so bereitgestellt, wie er ist. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden, die
        entstehen, weil sich jemand auf eine Markierung, eine Angabe oder eine Speisekarte verließ, statt zu fragen.
        Nichts hier begrenzt eine Haftung, die sich nach dem Gesetz nicht begrenzen lässt, etwa für Vorsatz, grobe
        Fahrlässigkeit oder von uns verursachte Verletzungen.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Änderungen und Ende",
    body: (
      <p>
        Wir können diese Bedingungen ändern; das Datum oben sagt, von wann sie sind. Du kannst jederzeit aufhören, indem
        du dein Konto löschst. Konten, die gegen diese Bedingungen verstoßen, können wir schließen. Wenn ein Konto
        endet, wird gelöscht, was dazu gehört, und vergangene Besuche bleiben als Zahlen, die niemanden nennen.
      </p>
    ),
  },
];
