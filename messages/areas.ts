import { addToListText } from "@/messages/en/add-to-list";
import { addressListText } from "@/messages/en/address-list";
import { atHomeText } from "@/messages/en/at-home";
import { atTable } from "@/messages/en/at-table";
import { card } from "@/messages/en/card";
import { carryText } from "@/messages/en/carry";
import { checkFood } from "@/messages/en/check-food";
import { consentText } from "@/messages/en/consent";
import { cookbookText } from "@/messages/en/cookbook";
import { cookingText } from "@/messages/en/cooking";
import { diaryText } from "@/messages/en/diary";
import { discoverText } from "@/messages/en/discover";
import { emergencyText } from "@/messages/en/emergency";
import { endedWaysText } from "@/messages/en/ended-ways";
import { errors } from "@/messages/en/errors";
import { groceryText } from "@/messages/en/grocery";
import { guestCard } from "@/messages/en/guest-card";
import { healthConsentText } from "@/messages/en/health-consent";
import { home } from "@/messages/en/home";
import { householdText } from "@/messages/en/household";
import { kitchenText } from "@/messages/en/kitchen";
import { leftOutText } from "@/messages/en/left-out";
import { mails } from "@/messages/en/mails";
import { mealCalendar } from "@/messages/en/meal-calendar";
import { myCard } from "@/messages/en/my-card";
import { notificationsText } from "@/messages/en/notifications";
import { offlineText } from "@/messages/en/offline";
import { onboarding } from "@/messages/en/onboarding";
import { pagePhoto } from "@/messages/en/page-photo";
import { pensText } from "@/messages/en/pens";
import { planText } from "@/messages/en/plan";
import { profile } from "@/messages/en/profile";
import { recallsText } from "@/messages/en/recalls";
import { recipeFormText } from "@/messages/en/recipe-form";
import { recipeLinksText } from "@/messages/en/recipe-links";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { recipesText } from "@/messages/en/recipes";
import { reports } from "@/messages/en/reports";
import { reviewText } from "@/messages/en/review-lines";
import { settings } from "@/messages/en/settings";
import { settingsApplications } from "@/messages/en/settings-applications";
import { shell } from "@/messages/en/shell";
import { tablesText } from "@/messages/en/tables";
import { teamInvitation } from "@/messages/en/team-invitation";
import { terms } from "@/messages/en/terms";
import { unavailable } from "@/messages/en/unavailable";
import { variantsText } from "@/messages/en/variants";
import { venueNews } from "@/messages/en/venue-news";
import { verdictNewsText } from "@/messages/en/verdict-news";
import { verdicts } from "@/messages/en/verdicts";
import { visits } from "@/messages/en/visits";

/** Every area in English. */
export const AREAS = {
  card,
  errors,
  "at-table": atTable,
  "guest-card": guestCard,
  home,
  unavailable,
  mails,
  "meal-calendar": mealCalendar,
  "my-card": myCard,
  diary: diaryText,
  emergency: emergencyText,
  pens: pensText,
  offline: offlineText,
  onboarding,
  "left-out": leftOutText,
  "page-photo": pagePhoto,
  profile,
  reports,
  "review-lines": reviewText,
  settings,
  "settings-applications": settingsApplications,
  shell,
  terms,
  verdicts,
  visits,
  discover: discoverText,
  "recipe-form": recipeFormText,
  "address-list": addressListText,
  "check-food": checkFood,
  carry: carryText,
  cooking: cookingText,
  cookbook: cookbookText,
  variants: variantsText,
  recipes: recipesText,
  "recipe-pages": recipePagesText,
  kitchen: kitchenText,
  "verdict-news": verdictNewsText,
  "add-to-list": addToListText,
  "at-home": atHomeText,
  recalls: recallsText,
  notifications: notificationsText,
  grocery: groceryText,
  plan: planText,
  household: householdText,
  tables: tablesText,
  "team-invitation": teamInvitation,
  "venue-news": venueNews,
  consent: consentText,
  "ended-ways": endedWaysText,
  "recipe-links": recipeLinksText,
  "health-consent": healthConsentText,
} as const;

export type AreaName = keyof typeof AREAS;
