import type { Translation } from "@/lib/i18n/area";
import type { teamInvitation as english } from "@/messages/en/team-invitation";

export const teamInvitation: Translation<typeof english> = {
  anInvitation: "Eine Einladung",
  asksYou:
    "{by} lädt dich ein{role, select, owner {, ein Geschäft gemeinsam zu führen} manager {, ein Geschäft zu leiten} kitchen { in die Küche} other {, die Zahlen zu lesen}}",
  everywhere: "In allen Lokalen.",
  at: "Für {venues}.",
  sees: "{role, select, owner {Als Inhaber siehst und änderst du alles und entscheidest, wer sonst was sieht.} manager {Als Leitung siehst du Gäste mit Namen, die Zahlen, die Karte und die Tische, und du kannst eine Küche einladen.} kitchen {Als Küche siehst du die Gäste im Haus mit ihren Allergien und sagst, was in jedem Gericht ist.} other {Als Analyse siehst du die Zahlen ohne Namen.}}",
  ownCard: "Deine eigene Karte bleibt deine: Niemand dort sieht dadurch etwas von ihr.",
  until: "Die Einladung gilt für {email} und endet am {at}.",
  accept: "Annehmen",
  decline: "Ablehnen",
  declined: "Abgelehnt. {by} liest es in der Aktivität des Geschäfts.",
  joined: "Du gehörst jetzt zum Team.",
  openPortal: "Portal öffnen",
  signIn: "Anmelden",
  register: "Konto anlegen",
  signInFirst: "Melde dich mit {email} an, oder lege damit ein Konto an; dann geht es hier weiter.",
  otherAccount:
    "Du bist mit einer anderen Adresse angemeldet. Diese Einladung gilt für {email}: Melde dich ab und mit jener an.",
  signOut: "Abmelden",
  hereAlready: "Du gehörst schon zu diesem Geschäft",
  hereAlreadyText: "Die Einladung brauchst du nicht. Das Portal steht dir offen.",
  elsewhere:
    "Dieses Konto gehört zu einem anderen Geschäft mit Menschen, Lokalen oder Anwendungen. Verlasse es zuerst, oder bitte {by}, eine andere Adresse von dir einzuladen.",
  over: "Diese Einladung ist vorbei",
  overText: "Sie wurde benutzt, zurückgenommen, oder ihre Zeit ist um. Bitte um eine neue.",
  notAnswered: "Es wurde nichts beantwortet. Bitte versuche es noch einmal.",
};
