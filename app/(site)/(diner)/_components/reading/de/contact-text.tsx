import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

const HELP_YOURSELF: readonly TextSection[] = [
  {
    id: "account",
    title: "Du kommst nicht in dein Konto",
    body: (
      <p>
        <Link href={LINKS.passwordReset}>Lass dir einen Link schicken</Link>, um ein neues Passwort zu setzen. Er geht
        an die Adresse deines Kontos und gilt eine Stunde. Wenn nichts ankommt, sieh im Spam-Ordner nach und versuche
        dann die anderen Adressen, die du benutzt.
      </p>
    ),
  },
  {
    id: "data",
    title: "Deine Daten",
    body: (
      <p>
        Alles, was über dich gespeichert ist, kannst du in den <Link href={LINKS.settings}>Einstellungen</Link> lesen,
        ändern und löschen. Dafür musst du niemandem schreiben.
      </p>
    ),
  },
  {
    id: "dish",
    title: "Ein Gericht ist falsch markiert",
    body: (
      <p>
        Sag es zuerst dem Lokal: Die Speisekarte gehört ihm, und eine Berichtigung dort erreicht alle. Wenn dir etwas
        schaden kann, frag in der Küche, was auch immer die Markierung sagt.
      </p>
    ),
  },
  {
    id: "restaurants",
    title: "Du führst ein Lokal oder eine Website",
    body: (
      <p>
        Die <Link href={LINKS.business}>Seiten für Betriebe</Link> (auf Englisch) führen zum Portal, zum Partnerprogramm
        und zur Einbindung.
      </p>
    ),
  },
];

export const contactSections = (address: string | null): readonly TextSection[] => [
  ...HELP_YOURSELF,
  { id: "writing", title: "Uns schreiben", body: address ? <Address address={address} /> : <NoAddress /> },
];

function Address({ address }: { address: string }) {
  return (
    <>
      <p>
        <a href={`mailto:${address}`}>{address}</a> erreicht die Menschen, die diesen Dienst betreiben. Du kannst auch
        auf jede E-Mail antworten, die {PRODUCT_NAME} dir geschickt hat.
      </p>
      <Manners />
    </>
  );
}

function NoAddress() {
  return (
    <>
      <p>
        Wer diesen Dienst betreibt, hat noch keine E-Mail-Adresse veröffentlicht. Bis dahin frag das Lokal oder die
        Seite, die dich hergeführt hat: Dort ist sie bekannt. Von deinem Konto hängt nichts daran.
      </p>
      <Manners />
    </>
  );
}

function Manners() {
  return (
    <p>
      Wenn du schreibst, lass Angaben zu deiner Gesundheit weg und schick nie ein Passwort. Bei einem Fehler nenne die
      Nummer, die auf der Fehlerseite steht; bei einer Sicherheitslücke sag, wie man sie nachstellt, und gib uns Zeit,
      sie zu schließen, bevor du sie veröffentlichst.
    </p>
  );
}
