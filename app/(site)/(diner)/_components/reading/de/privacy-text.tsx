import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

/** The privacy page in German. The English text (privacy-text.tsx) is binding: change both together. */
export const PRIVACY: readonly TextSection[] = [
  {
    id: "what-we-keep",
    title: "Was wir speichern",
    body: (
      <ul>
        <li>
          <strong>Konto:</strong> deine E-Mail-Adresse, deinen Namen, wenn du ihn angibst, und dein Passwort als
          bcrypt-Hash. Lesen können wir das Passwort nicht.
        </li>
        <li>
          <strong>Karte:</strong> Ernährungsweisen, Allergien, Gesundheitsangaben, Zutaten, die du magst oder meidest,
          Lieblingsspeisen. Manches davon sind Gesundheitsdaten; sie stehen nur da, weil du sie eingetragen und
          zugestimmt hast, dass wir sie speichern. Wann du zugestimmt hast und welchen Worten, ist festgehalten;
          widerrufen kannst du es in den Einstellungen unter Privatsphäre.
        </li>
        <li>
          <strong>Nutzung:</strong> Rezepte und Einkaufslisten, die du anlegst, Lebensmittel, die du prüfst (ihre Wörter
          und Strichcodes, keine Fotos), Besuche, für die du eincheckst, Anwendungen und Links, die du erlaubst.
        </li>
        <li>
          <strong>Anmeldungen:</strong> wann, und mit was für einem Browser („Firefox unter Windows“), damit du sie
          erkennen und beenden kannst.
        </li>
      </ul>
    ),
  },
  {
    id: "what-we-do-not",
    title: "Was wir nicht tun",
    body: (
      <ul>
        <li>
          Keine Tracker, keine Werbung, keine Auswertung durch Dritte. Schriften und Skripte kommen von dieser Seite
          selbst.
        </li>
        <li>Wir verkaufen keine Daten, und wir trainieren keine Modelle mit deiner Karte.</li>
        <li>
          In unseren Protokollen stehen keine E-Mail-Adressen, Namen oder Angaben. Zähler gegen Missbrauch stehen unter
          Schlüsseln, die nur Hashes sind.
        </li>
        <li>Kennungen sind zufällig: Sie sagen nichts über dich und lassen sich nicht aus anderen erraten.</li>
      </ul>
    ),
  },
  {
    id: "who-sees",
    title: "Wer was sieht",
    body: (
      <ul>
        <li>
          <strong>Du</strong> siehst alles.
        </li>
        <li>
          <strong>Ein Lokal</strong> sieht die Angaben der Menschen, die dort eingecheckt haben, unter dem Vornamen mit
          Anfangsbuchstaben oder dem Teil der E-Mail-Adresse vor dem @, nie die ganze Adresse.
        </li>
        <li>
          <strong>Eine Anwendung</strong> sieht, was du auf ihrer Seite zum Zustimmen erlaubt hast, bis du es
          widerrufst. Eingebundene Partner dürfen es weder speichern noch zwischenspeichern.
        </li>
        <li>
          <strong>Wer deinen geteilten Link hat,</strong> sieht die Zeilen, die du gewählt hast, bis er endet oder du
          ihn abschaltest.
        </li>
        <li>
          <strong>Alle</strong> können Summen sehen, etwa wie viele Menschen vegetarisch essen. Summen nennen niemanden.
        </li>
      </ul>
    ),
  },
  {
    id: "your-control",
    title: "Was du in der Hand hast",
    body: (
      <>
        <p>
          In den <Link href={LINKS.settings}>Einstellungen</Link> kannst du alles auf der Karte lesen und ändern, sehen,
          wer sie lesen darf, andere Anmeldungen beenden und deine Daten herunterladen. Wo dir das Gesetz weitere Rechte
          gibt, etwa zu widersprechen oder dich bei einer Behörde zu beschweren, nimmt dir hier nichts davon.
        </p>
        <p>
          Wenn du das Konto löschst, gehen deine Angaben, Lieblingsspeisen, Rezepte, Listen, Erlaubnisse und
          Anmeldungen. Besuche bleiben als Zahlen ohne Person.
        </p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "Wie lange",
    body: (
      <p>
        Konto und Karte bleiben, bis du sie löschst. Eine Anmeldung endet nach 14 Tagen, wenn du dich abmeldest oder
        wenn du dein Passwort zurücksetzt. Ein Link zum Zurücksetzen gilt einmal, eine Stunde lang, und ist nur als Hash
        gespeichert.
      </p>
    ),
  },
  {
    id: "mail",
    title: "E-Mail",
    body: (
      <p>
        {PRODUCT_NAME} schreibt dir, um deine E-Mail-Adresse zu bestätigen, und wenn du darum bittest, etwa um ein
        Passwort zurückzusetzen. Einen Newsletter gibt es nicht.
      </p>
    ),
  },
];
