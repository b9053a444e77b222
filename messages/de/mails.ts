import type { Translation } from "@/lib/i18n/area";
import type { mails as english } from "@/messages/en/mails";

export const mails: Translation<typeof english> = {
  openLink: "Link öffnen",
  resetSubject: "Dein Passwort für {product} zurücksetzen",
  resetText:
    "Hallo,\n\njemand, hoffentlich du, möchte das Passwort deines Kontos bei {product} zurücksetzen.\nÖffne diesen Link, um ein neues zu setzen. Er gilt einmal, eine Stunde lang:\n\n{link}\n\nWenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.",
  recoverySubject: "Zurück in dein {product}-Konto",
  recoveryText:
    "Hallo,\n\njemand, hoffentlich du, hat unserem Team gesagt, dass das Telefon mit den Codes deines {product}-Kontos verloren ist und die Wiederherstellungscodes auch.\nÖffne diesen Link, um ein neues Passwort zu setzen und die Anmeldung in zwei Schritten auszuschalten. Er funktioniert einmal, eine Stunde lang:\n\n{link}\n\nWenn du das nicht warst, öffne ihn nicht und antworte auf diese Mail: Es bleibt alles, wie es ist.",
  confirmationSubject: "Bestätige deine E-Mail-Adresse für {product}",
  confirmationText:
    "Hallo,\n\njemand, hoffentlich du, hat ein Konto bei {product} mit dieser E-Mail-Adresse.\nÖffne diesen Link, um zu bestätigen, dass sie dir gehört. Er gilt einmal, einen Tag lang:\n\n{link}\n\nWenn du das nicht warst, tu nichts: Solange die Adresse nicht bestätigt ist, erfährt sie niemand sonst.",
  passwordChangedSubject: "Dein Passwort für {product} wurde geändert",
  passwordChangedText:
    "Hallo,\n\ndas Passwort deines Kontos bei {product} wurde am {at} geändert. Die anderen Geräte wurden abgemeldet.\n\nWenn du das warst, ist nichts zu tun.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  secondFactorOnSubject: "Anmeldung in zwei Schritten ist für dein Konto bei {product} eingeschaltet",
  secondFactorOnText:
    "Hallo,\n\nseit dem {at} braucht die Anmeldung bei deinem Konto bei {product} dein Passwort und einen Code. Die anderen Geräte wurden abgemeldet.\n\nBewahre die Wiederherstellungscodes auf, die dir gezeigt wurden: Mit ihnen kommst du hinein, wenn das Telefon verloren ist.\nWenn du das nicht warst, kennt jemand dein Passwort. Öffne {product} dort, wo du noch angemeldet bist, oder antworte sofort auf diese E-Mail.",
  secondFactorOffSubject: "Anmeldung in zwei Schritten ist für dein Konto bei {product} ausgeschaltet",
  secondFactorOffText:
    "Hallo,\n\nseit dem {at} genügt dein Passwort, um dich bei deinem Konto bei {product} anzumelden.\n\nWenn du das warst, ist nichts zu tun.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  recoveryCodeUsedSubject: "Ein Wiederherstellungscode deines Kontos bei {product} wurde benutzt",
  recoveryCodeUsedText:
    "Hallo,\n\nam {at} ersetzte ein Wiederherstellungscode deine Authenticator-App. {left, plural, one {1 Code ist} other {{left} Codes sind}} übrig.\n\nWenn du das warst und das Telefon verloren ist, schalte die Anmeldung in zwei Schritten aus und mit dem neuen wieder ein.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  recoveryCodesRenewedSubject: "Dein Konto bei {product} hat neue Wiederherstellungscodes",
  recoveryCodesRenewedText:
    "Hallo,\n\nam {at} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.\n\nWenn du das warst, ist nichts zu tun.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  passkeyAddedSubject: "Dein Konto bei {product} hat einen neuen Passkey",
  passkeyAddedText:
    "Hallo,\n\nam {at} kam ein Passkey hinzu. Mit ihm meldet man sich ohne Passwort bei deinem Konto bei {product} an.\n\nWenn du das warst, ist nichts zu tun.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das entfernt ihn und meldet alle anderen ab.",
  passkeyRemovedSubject: "Ein Passkey deines Kontos bei {product} wurde entfernt",
  passkeyRemovedText:
    "Hallo,\n\nam {at} wurde ein Passkey entfernt. Mit ihm meldet man sich nicht mehr bei deinem Konto bei {product} an.\n\nWenn du das warst, ist nichts zu tun.\nWenn nicht, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  accountClosedSubject: "Dein Konto bei {product} ist geschlossen",
  accountClosedText:
    "Hallo,\n\nwie du es wolltest, ist dein Konto bei {product} geschlossen. Am {at} wird es endgültig gelöscht.\nBis dahin sieht niemand etwas davon, und jedes Gerät ist abgemeldet.\n\nWenn du es dir anders überlegst, öffne {product} vor diesem Tag, melde dich an und behalte das Konto.\nWenn du das nicht warst, tu das jetzt und setze ein neues Passwort.",
  accountEndsSoonSubject: "Dein Konto bei {product} wird bald gelöscht",
  accountEndsSoonText:
    "Hallo,\n\ndein geschlossenes Konto bei {product} wird am {at} endgültig gelöscht. Dann kann es niemand zurückholen.\n\nWenn du es doch behalten möchtest, öffne vorher {product}, melde dich an und behalte das Konto.\nSonst ist nichts zu tun.",
  accountKeptSubject: "Dein Konto bei {product} bleibt",
  accountKeptText:
    "Hallo,\n\njemand hat sich bei deinem geschlossenen Konto bei {product} angemeldet und es behalten. Es wird nicht gelöscht.\nGeteilte Links, Besuche und verbundene Anwendungen, die mit dem Schließen endeten, bleiben beendet.\n\nWenn du das nicht warst, öffne {product}, wähle „Passwort vergessen?“ und setze ein neues: Das meldet alle anderen ab.",
  emailChangeSubject: "Bestätige deine neue E-Mail-Adresse für {product}",
  emailChangeText:
    "Hallo,\n\njemand, hoffentlich du, möchte diese E-Mail-Adresse für ein Konto bei {product} benutzen.\nÖffne diesen Link, um zu bestätigen, dass sie dir gehört. Er gilt einmal, einen Tag lang:\n\n{link}\n\nWenn du das nicht warst, tu nichts: Das Konto behält die Adresse, die es hat.",
  emailChangeRequestedSubject: "Jemand möchte die E-Mail-Adresse deines Kontos bei {product} ändern",
  emailChangeRequestedText:
    "Hallo,\n\njemand, der dein Passwort kennt, möchte eine andere E-Mail-Adresse für dein Konto bei {product}.\nNoch ist nichts geändert: Das geschieht erst, wenn die neue Adresse bestätigt ist.\n\nWenn du das nicht warst, öffne {product} und ändere jetzt dein Passwort: Damit endet auch diese Änderung.",
  emailChangedSubject: "Die E-Mail-Adresse deines Kontos bei {product} ist geändert",
  emailChangedText:
    "Hallo,\n\ndein Konto bei {product} hat ab jetzt eine andere E-Mail-Adresse, die bestätigt wurde. Mit dieser meldet man sich nicht mehr an.\n\nWenn du das nicht warst, antworte sofort auf diese E-Mail.",
  reportAnsweredSubject: "{product} hat auf deinen Hinweis geantwortet",
  reportAnsweredText:
    "Hallo,\n\ndu hast uns gesagt, dass ein Urteil falsch ist. Wir haben es uns angesehen, und hier steht unsere Antwort:\n\n{link}",
  applicationVerifiedSubject: "{product} hat {name} geprüft und bestätigt",
  applicationVerifiedText:
    "Hallo,\n\nwir haben deine Anwendung {name} geprüft und bestätigt. Ab jetzt steht das auf der Seite, auf der Menschen zustimmen.\n\n{link}",
  applicationRefusedSubject: "{product} hat {name} nicht bestätigt",
  applicationRefusedText:
    "Hallo,\n\nwir haben uns deine Anwendung {name} angesehen und sie nicht bestätigt. Unser Team schrieb:\n\n{refusal}\n\nBessere sie nach und reiche sie wieder ein, wann immer du möchtest:\n\n{link}",
  recipesHiddenSubject:
    "{product} hat {count, plural, one {ein Rezept} other {{count, number} Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} verborgen",
  recipesHiddenText:
    "Hallo,\n\nunser Team hat {count, plural, one {dieses Rezept} other {diese Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} verborgen. {whose, select, imported {Niemand} other {Niemand außer dir}} kann {count, plural, one {es} other {sie}} öffnen.\n\n{titles}{more, plural, =0 {} one {\nund eines mehr} other {\nund {more, number} mehr}}{why, select, given {\n\nUnser Team schrieb:\n\n{reason}} other {}}",
  recipesShownSubject:
    "{product} zeigt {count, plural, one {ein Rezept} other {{count, number} Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} wieder",
  recipesShownText:
    "Hallo,\n\nunser Team hatte {count, plural, one {dieses Rezept} other {diese Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} verborgen und zeigt {count, plural, one {es} other {sie}} jetzt wieder.\n\n{titles}{more, plural, =0 {} one {\nund eines mehr} other {\nund {more, number} mehr}}{why, select, given {\n\nUnser Team schrieb:\n\n{reason}} other {}}",
  recipesDeletedSubject:
    "{product} hat {count, plural, one {ein Rezept} other {{count, number} Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} gelöscht",
  recipesDeletedText:
    "Hallo,\n\nunser Team hat {count, plural, one {dieses Rezept} other {diese Rezepte}} {whose, select, imported {aus deinen Importen} other {von dir}} gelöscht.\n\n{titles}{more, plural, =0 {} one {\nund eines mehr} other {\nund {more, number} mehr}}{why, select, given {\n\nUnser Team schrieb:\n\n{reason}} other {}}",
  kitchenAskedAgainSubject:
    "{product}: Ist es noch so? {count, plural, one {Ein Gericht wartet} other {{count, number} Gerichte warten}} auf deine Küche",
  kitchenAskedAgainText:
    "Hallo,\n\nwas deine Küche zu {count, plural, one {diesem Gericht} other {diesen Gerichten}} bestätigt hat, ist älter, als du gewählt hast. Gäste mit Allergien lesen es mit seinem Datum.\n\n{venues}{more, plural, =0 {} one {\nund ein weiterer Ort} other {\nund {more, number} weitere Orte}}\n\nEin Tipp sagt, dass es noch so ist, oder was sich geändert hat:\n\n{link}",
  pageNotFineSubject: "{product}: Die Karte auf {host} braucht einen Blick",
  pageNotFineText:
    "Hallo,\n\nletzte Nacht haben wir diese Seite von {name} geöffnet:\n\n{address}\n\nIn der Nacht davor war alles gut. Jetzt {what, select, page {konnten wir sie nicht lesen} script {läuft unser Skript dort nicht} client {wird ihre Client-ID nicht angenommen} origin {darf ihre Website nicht fragen} policy {hält ihre Content Security Policy uns auf} dishes {wird dort kein Gericht gefunden} other {kann sich dort niemand anmelden}}{more, plural, =0 {} one {, und noch etwas ist zu ändern} other {, und {more, number} weitere Dinge sind zu ändern}}. Eine Karte, die nicht geprüft ist, sagt das deinen Gästen.\n\nWas zu ändern ist, Zeile für Zeile:\n\n{link}",
  recallsSubject:
    "{product}: {count, plural, one {Ein Lebensmittel wird zurückgerufen} other {{count, number} Lebensmittel werden zurückgerufen}}",
  recallsText:
    "Hallo,\n\nBehörden rufen {count, plural, one {dieses Lebensmittel} other {diese Lebensmittel}} zurück, und du möchtest es vielleicht wissen:\n\n{foods}{more, plural, =0 {} other {\nund {more, number} weitere}}\n\nWarum, und welche Packungen, steht hier:\n\n{link}\n\nDu hast diese E-Mails gewählt. Auf derselben Seite bestellst du sie ab.",
  teamInvitationSubject: "{by} lädt dich in ein Team auf {product} ein",
  teamInvitationText:
    "Hallo,\n\n{by} arbeitet mit {product} und lädt dich ein, {role, select, owner {das Geschäft gemeinsam zu führen} manager {es zu leiten} kitchen {in der Küche dabei zu sein} other {seine Zahlen zu lesen}}.\nÖffne diesen Link, um zu lesen, was das heißt, und um anzunehmen oder abzulehnen. Er gilt einmal, bis {at}, mit einem Konto dieser E-Mail-Adresse; du kannst dort eines anlegen:\n\n{link}\n\nWenn du {by} nicht kennst, tu nichts: Die Einladung endet von selbst.",
};
