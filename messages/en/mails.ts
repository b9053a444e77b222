import { area } from "@/lib/i18n/area";

/**
 * What is mailed. Paragraphs stand apart by an empty line; a link has a line of its own (server/mail/html-mail.ts makes a
 * button of it). No mail greets by name: whoever registers an address that is not theirs chooses that name, and the words
 * would reach the address's owner as ours. What tells of a change has no link: it would teach people to follow such links.
 */
export const mails = area("mails", {
  openLink: "Open the link",
  resetSubject: "Reset your {product} password",
  resetText:
    "Hello,\n\nSomebody, hopefully you, asked to reset the password of your {product} account.\nOpen this link to set a new one. It works once, for an hour:\n\n{link}\n\nIf it wasn't you, do nothing: your password stays as it is.",
  recoverySubject: "Get back into your {product} account",
  recoveryText:
    "Hello,\n\nSomebody, hopefully you, told our team that the phone with the codes of your {product} account is lost, and the recovery codes too.\nOpen this link to set a new password and to switch two-step sign-in off. It works once, for an hour:\n\n{link}\n\nIf it wasn't you, do not open it and answer this mail: everything stays as it is.",
  confirmationSubject: "Confirm your email for {product}",
  confirmationText:
    "Hello,\n\nSomebody, hopefully you, has a {product} account with this email.\nOpen this link to confirm that it is yours. It works once, for a day:\n\n{link}\n\nIf it wasn't you, do nothing: until the email is confirmed, nobody else is told it.",
  passwordChangedSubject: "Your {product} password was changed",
  passwordChangedText:
    'Hello,\n\nThe password of your {product} account was changed on {at}. The other devices were signed out.\n\nIf it was you, there is nothing to do.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  secondFactorOnSubject: "Two-step sign-in is on for your {product} account",
  secondFactorOnText:
    "Hello,\n\nSince {at}, signing in to your {product} account takes your password and a code. The other devices were signed out.\n\nKeep the recovery codes that you were shown: they are the way in when the phone is lost.\nIf it wasn't you, somebody knows your password. Open {product} where you are still signed in, or answer this mail at once.",
  secondFactorOffSubject: "Two-step sign-in is off for your {product} account",
  secondFactorOffText:
    'Hello,\n\nSince {at}, your password alone signs in to your {product} account.\n\nIf it was you, there is nothing to do.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  recoveryCodeUsedSubject: "A recovery code of your {product} account was used",
  recoveryCodeUsedText:
    'Hello,\n\nOn {at}, a recovery code stood in for your authenticator app. {left, plural, one {1 code is} other {{left} codes are}} left.\n\nIf it was you, and the phone is lost, switch two-step sign-in off and on again with the new one.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  recoveryCodesRenewedSubject: "Your {product} account has new recovery codes",
  recoveryCodesRenewedText:
    'Hello,\n\nNew recovery codes were made on {at}. The old ones no longer work.\n\nIf it was you, there is nothing to do.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  passkeyAddedSubject: "A passkey was added to your {product} account",
  passkeyAddedText:
    'Hello,\n\nOn {at}, a passkey was added. It signs in to your {product} account without the password.\n\nIf it was you, there is nothing to do.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that removes it and signs out everybody else.',
  passkeyRemovedSubject: "A passkey of your {product} account was removed",
  passkeyRemovedText:
    'Hello,\n\nOn {at}, a passkey was removed. It no longer signs in to your {product} account.\n\nIf it was you, there is nothing to do.\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  accountClosedSubject: "Your {product} account is closed",
  accountClosedText:
    "Hello,\n\nAs you asked, your {product} account is closed. It will be deleted for good on {at}.\nUntil then nobody is shown anything of it, and every device is signed out.\n\nIf you change your mind, open {product} before that day, sign in, and choose to keep the account.\nIf it wasn't you, do that now, and set a new password.",
  accountEndsSoonSubject: "Your {product} account will be deleted soon",
  accountEndsSoonText:
    "Hello,\n\nYour closed {product} account will be deleted for good on {at}. Nobody can bring it back then.\n\nIf you would rather keep it, open {product} before that, sign in, and choose to keep the account.\nOtherwise there is nothing to do.",
  accountKeptSubject: "Your {product} account stays",
  accountKeptText:
    'Hello,\n\nSomebody signed in to your closed {product} account and chose to keep it. It will not be deleted.\nShare links, visits and connected applications that ended when it was closed stay ended.\n\nIf it wasn\'t you, open {product}, choose "Forgot password?" and set a new one: that signs out everybody else.',
  emailChangeSubject: "Confirm your new email for {product}",
  emailChangeText:
    "Hello,\n\nSomebody, hopefully you, wants to use this email for their {product} account.\nOpen this link to confirm that it is yours. It works once, for a day:\n\n{link}\n\nIf it wasn't you, do nothing: the account keeps the email that it has.",
  emailChangeRequestedSubject: "Somebody asked to change the email of your {product} account",
  emailChangeRequestedText:
    "Hello,\n\nSomebody who knows your password asked for another email for your {product} account.\nNothing has changed yet: it takes effect only once the new email is confirmed.\n\nIf it wasn't you, open {product} and change your password now: that also ends what was asked for.",
  emailChangedSubject: "The email of your {product} account has changed",
  emailChangedText:
    "Hello,\n\nYour {product} account has another email from now on, which was confirmed. This one no longer signs in.\n\nIf it wasn't you, answer this mail at once.",
  reportAnsweredSubject: "{product} has answered your report",
  reportAnsweredText:
    "Hello,\n\nYou told us that a verdict is wrong. We have looked at it, and our answer stands here:\n\n{link}",
  applicationVerifiedSubject: "{product} has verified {name}",
  applicationVerifiedText:
    "Hello,\n\nWe have verified your application {name}. The consent page says so from now on.\n\n{link}",
  applicationRefusedSubject: "{product} has not verified {name}",
  applicationRefusedText:
    "Hello,\n\nWe have looked at your application {name} and have not verified it. Our team wrote:\n\n{refusal}\n\nMend it and submit it again whenever you like:\n\n{link}",
  recipesHiddenSubject:
    "{product} has hidden {count, plural, one {a recipe} other {{count, number} recipes}} {whose, select, imported {that you imported} other {of yours}}",
  recipesHiddenText:
    "Hello,\n\nOur team has hidden {count, plural, one {this recipe} other {these recipes}} {whose, select, imported {that you imported} other {of yours}}. {whose, select, imported {Nobody} other {Nobody but you}} can open {count, plural, one {it} other {them}}.\n\n{titles}{more, plural, =0 {} one {\nand one more} other {\nand {more, number} more}}{why, select, given {\n\nOur team wrote:\n\n{reason}} other {}}",
  recipesShownSubject:
    "{product} shows {count, plural, one {a recipe} other {{count, number} recipes}} {whose, select, imported {that you imported} other {of yours}} again",
  recipesShownText:
    "Hello,\n\nOur team had hidden {count, plural, one {this recipe} other {these recipes}} {whose, select, imported {that you imported} other {of yours}}, and shows {count, plural, one {it} other {them}} again.\n\n{titles}{more, plural, =0 {} one {\nand one more} other {\nand {more, number} more}}{why, select, given {\n\nOur team wrote:\n\n{reason}} other {}}",
  recipesDeletedSubject:
    "{product} has deleted {count, plural, one {a recipe} other {{count, number} recipes}} {whose, select, imported {that you imported} other {of yours}}",
  recipesDeletedText:
    "Hello,\n\nOur team has deleted {count, plural, one {this recipe} other {these recipes}} {whose, select, imported {that you imported} other {of yours}}.\n\n{titles}{more, plural, =0 {} one {\nand one more} other {\nand {more, number} more}}{why, select, given {\n\nOur team wrote:\n\n{reason}} other {}}",
  kitchenAskedAgainSubject:
    "{product}: is it still so? {count, plural, one {A dish waits} other {{count, number} dishes wait}} for your kitchen",
  kitchenAskedAgainText:
    "Hello,\n\nWhat your kitchen confirmed of {count, plural, one {this dish} other {these dishes}} is older than you chose. Guests with allergies read it with its date.\n\n{venues}{more, plural, =0 {} one {\nand one more venue} other {\nand {more, number} more venues}}\n\nOne tap says that it is still so, or what has changed:\n\n{link}",
  pageNotFineSubject: "{product}: the menu at {host} needs a look",
  pageNotFineText:
    "Hello,\n\nLast night we opened this page of {name}:\n\n{address}\n\nIt was fine the night before. Now {what, select, page {we could not read it} script {our script does not run there} client {its client ID is not accepted} origin {its site is not allowed to ask} policy {its content security policy stops us} dishes {no dish is found there} other {people cannot sign in there}}{more, plural, =0 {} one {, and there is one more thing to change} other {, and there are {more, number} more things to change}}. A menu that is not checked says so to your guests.\n\nWhat to change, line by line:\n\n{link}",
  recallsSubject: "{product}: {count, plural, one {a food is recalled} other {{count, number} foods are recalled}}",
  recallsText:
    "Hello,\n\nAuthorities recall {count, plural, one {this food} other {these foods}}, and you may want to know:\n\n{foods}{more, plural, =0 {} other {\nand {more, number} more}}\n\nWhy, and which packets, stands here:\n\n{link}\n\nYou chose these mails. You end them on the same page.",
  teamInvitationSubject: "{by} asks you into a team on {product}",
  teamInvitationText:
    "Hello,\n\n{by} works with {product} and asks you to {role, select, owner {own the business together} manager {manage it} kitchen {join the kitchen} other {read its numbers}}.\nOpen this link to read what that means, and to accept or decline. It works once, until {at}, with an account of this email address; you can make one there:\n\n{link}\n\nIf you do not know {by}, do nothing: the invitation ends by itself.",
});
