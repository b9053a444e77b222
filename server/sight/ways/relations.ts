import type { WayName } from "./ways";

/** Who else reads what a relation to a person holds. */
export type Sight =
  /** People, venues, applications or links see it by these ways, which end with what ends them. */
  | { by: readonly WayName[] }
  /** It is a row of the card: whoever sees the card by a way may see it. */
  | { by: "card" }
  /** Nobody but the person, and administrators where it says so. */
  | { by: "nobody"; because: string }
  /** Meant for everybody: it names a business, not the person. */
  | { by: "everybody"; because: string };

const own: Sight = { by: "nobody", because: "Only its owner reads it." };
const secret: Sight = { by: "nobody", because: "It proves who somebody is, and is shown to nobody." };

/**
 * Every relation of the schema to a person, and who else reads it. tests/unit/sight/relations.test.ts compares the
 * list with the schema: a new relation must be declared here before anything is stored through it.
 */
export const RELATIONS: Readonly<Record<string, Sight>> = {
  "SignIn.user": { by: ["sign_in"] },
  "Passkey.user": { by: ["passkey"] },
  "SecondFactor.user": { by: ["second_factor"] },
  "RecoveryCode.user": { by: ["second_factor"] },
  "PasswordResetToken.user": { by: ["mailed_link"] },
  "EmailChange.user": { by: ["mailed_link"] },
  "EmailConfirmationToken.user": secret,
  "OutgoingMail.user": secret,

  "UserDiet.user": { by: "card" },
  "UserHealthConcern.user": { by: "card" },
  "NutrientLimit.user": { by: "card" },
  "IngredientPreference.user": { by: "card" },
  "UserFavorite.user": { by: "card" },
  "UserPicture.user": { by: "card" },
  "HealthConsent.user": own,

  "UserClientAuthorization.user": { by: ["application"] },
  "OAuthGrant.user": { by: ["application"] },
  "OAuthCode.user": { by: ["application"] },
  "OAuthNotice.user": { by: "nobody", because: "It tells an application that it may read no more." },
  "OAuthRead.user": own,
  "ShareLink.user": { by: ["share_link"] },
  "RecipeLink.user": { by: ["recipe_link"] },
  "CalendarFeed.user": { by: ["calendar"] },

  "HouseholdMember.user": { by: ["household"] },
  "HouseholdInvitation.invitedBy": { by: ["invitation"] },
  "TablePerson.owner": { by: ["household"] },
  "EmergencyPlan.owner": { by: "nobody", because: "It is shown on its owner's own device." },
  "GroceryList.owner": { by: ["household"] },
  "MealEntry.owner": { by: ["household"] },
  "MealEntry.changedBy": { by: ["household"] },
  "PantryItem.owner": { by: "nobody", because: "What a household has at home belongs to no member." },

  "TableSeat.user": { by: ["table_seat"] },
  "Visit.user": { by: ["visit", "past_visit"] },
  "VisitDisclosure.user": { by: ["visit", "past_visit"] },
  "VenueGuest.user": { by: ["past_visit"] },

  "AccountClosing.user": own,
  "AcceptedTerms.user": own,
  "Recipe.owner": { by: "everybody", because: "A recipe that its owner publishes names no author." },
  "FavoriteItem.createdBy": {
    by: "nobody",
    because: "Others see an item once a team approved it, without its author.",
  },
  "SavedRecipe.user": own,
  "RecipeImport.user": own,
  "RecipeDecision.user": own,
  "RecipeMark.user": own,
  "FoodCheck.user": own,
  "RecallSeen.user": own,
  "RecallWish.user": own,
  "DiaryEntry.user": own,
  "PushDevice.user": own,
  "RecipeCollection.owner": own,
  "KeptVerdict.user": own,
  "Cooking.user": own,
  "PhotoUpload.user": own,
  "SavedDish.user": own,
  "GroceryShop.owner": own,
  "MemberCategories.user": { by: "nobody", because: "It is counted together with everybody's, in groups." },
  "VerdictReport.user": { by: "nobody", because: "Administrators read the report without its author." },
  "AuditEntry.actor": { by: "nobody", because: "Administrators read who of them changed what." },

  "Venue.owner": { by: "everybody", because: "A venue shows its own name, not its owner's." },
  "FormerVenue.owner": own,
  "Business.holder": { by: "everybody", because: "It says under whom a business is recorded, nothing of the person." },
  "BusinessMember.user": {
    by: "everybody",
    because: "Colleagues read the name and the email of who works with them, and nothing of the card.",
  },
  "BusinessInvitation.invitedBy": { by: ["team_invitation"] },
  "FigureLink.createdBy": {
    by: "everybody",
    because: "It says on whose right in a business a link to its figures stands, and nothing of the person.",
  },
  "NewsReader.user": {
    by: "everybody",
    because: "Those who decide who gets a venue's figures read the email of a colleague who does.",
  },
  "NewsReader.addedBy": {
    by: "everybody",
    because: "Somebody who is asked to get a venue's figures reads the email of who asks.",
  },
  "KitchenTablet.pairedBy": {
    by: "everybody",
    because: "It names who of a business paired a screen of its kitchen, to those who may revoke it.",
  },
  "BusinessAct.actor": { by: "nobody", because: "The owners of a business read who of its people did what." },
  "BusinessAct.about": { by: "nobody", because: "The owners of a business read to whom it was done." },
  "VenueUpload.startedBy": {
    by: "nobody",
    because: "The owners of a business read who of its people uploaded a file.",
  },
  "OAuthClient.owner": { by: ["own_application"] },
  "PastUsage.owner": own,
};
