import type { TextSection } from "@/components/legal/text-sections";
import { KeptTable } from "../kept-table";
import { KEPT_IN_BROWSER_DE } from "./kept-in-browser";

export const COOKIES: readonly TextSection[] = [
  {
    id: "list",
    title: "Die ganze Liste",
    body: (
      <KeptTable
        columns={["Name", "Art", "Wofür", "Wie lange"]}
        label="Cookies und gespeicherte Einträge"
        rows={KEPT_IN_BROWSER_DE}
      />
    ),
  },
  {
    id: "why-no-banner",
    title: "Warum es kein Banner gibt",
    body: (
      <p>
        Jedes wird für etwas gebraucht, was du wolltest, und nur dann gespeichert: eine Anmeldung, eine Karte in der
        Tasche, eine Liste im Laden, eine Sprache. Nichts davon folgt dir auf andere Seiten, und nichts wird damit
        gemessen, also gibt es nichts, dem du zustimmen müsstest. Über eine verschlüsselte Verbindung beginnen die Namen
        der Cookies, die Skripte nicht lesen können, mit „__Host-“.
      </p>
    ),
  },
  {
    id: "removing",
    title: "Sie entfernen",
    body: (
      <p>
        Melde dich ab, und alles, was dich kennt, ist weg; was bleibt, nennt niemanden: wie Seiten aussehen und
        sprechen, was du fürs Kochen gewählt hast, und das Cookie, das deinen Browser kennt, bis seine Zeit um ist. Eine
        Karte ohne Konto bleibt, bis du sie löschst. Du kannst auch alles in deinem Browser löschen: Dann bist du auf
        diesem Gerät abgemeldet, und an der Karte in deinem Konto ändert sich nichts.
      </p>
    ),
  },
];
