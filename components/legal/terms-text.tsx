import type { TextSection } from "@/components/legal/text-sections";
import { PRODUCT_NAME } from "@/lib/product";

/** The text of the terms, which the page and the bottom sheet both show. */
export const TERMS: readonly TextSection[] = [
  {
    id: "what-it-is",
    title: "What you agree to",
    body: (
      <p>
        {PRODUCT_NAME} keeps a dietary ID for you: what you eat, what you avoid, health concerns, favorites. By creating
        an account or using the service you accept these terms. If you do not accept them, please do not use it. What
        you record about your health needs a consent of its own: you give it where you record it, and can withdraw it.
      </p>
    ),
  },
  {
    id: "no-advice",
    title: "No medical or allergy advice",
    body: (
      <>
        <p>
          <strong>{PRODUCT_NAME} gives no medical or allergy advice.</strong> A card, a mark on a menu or a note on a
          recipe is information that people and restaurants have written, sorted by software. It does not replace a
          doctor, a dietitian, or asking the person who cooks.
        </p>
        <p>
          If something could hurt you, tell the staff and check with the kitchen every time, also when a dish is marked
          as a match.
        </p>
      </>
    ),
  },
  {
    id: "classification",
    title: "Classification is a work in progress",
    body: (
      <>
        <p>
          Foods and ingredients are classified with the help of AI. That classification is a work in progress: it can be
          wrong, incomplete or out of date. Where a fact is missing we say Unknown; Unknown never means safe.
        </p>
        <p>Marks come with their reason, so that you can judge them yourself.</p>
      </>
    ),
  },
  {
    id: "restaurant-data",
    title: "What restaurants and shops provide",
    body: (
      <>
        <p>
          Menus, ingredients and nutrition come from restaurants, shops and recipe sites, and may be wrong. Recipes
          change, suppliers change, and a kitchen may substitute. We do not test dishes.
        </p>
        <p>
          Many legacy menus carry only high-level tags such as “vegan” or “contains nuts” and no list of ingredients.
          Such a tag says less than a list, and we cannot say more than it does.
        </p>
      </>
    ),
  },
  {
    id: "your-account",
    title: "Your account",
    body: (
      <ul>
        <li>Give an email address that is yours, and keep your password to yourself.</li>
        <li>Write on the card what is true for you: people who cook for you rely on it.</li>
        <li>Do not make cards for others without their consent.</li>
        <li>You can change everything in Settings, and delete the account there at any time.</li>
      </ul>
    ),
  },
  {
    id: "sharing",
    title: "Who sees your card",
    body: (
      <p>
        Your card is private until you act: show it, share a link, check in at a venue, or allow an application to read
        it. A venue that you check in at sees your preferences under your first name and initial, or the part of your
        email before the @ sign, never your full email address. An application sees only what you allowed, and you can
        take that back.
      </p>
    ),
  },
  {
    id: "partners",
    title: "Partners who integrate",
    body: (
      <p>
        Partners who integrate our API or SDK may not store or cache user data. They may use it to answer the request of
        the person in front of them, and for nothing else. We end the access of partners who do not keep to this.
      </p>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: (
      <ul>
        <li>Do not try to read other people’s cards, or to get around limits and safeguards.</li>
        <li>Do not upload what is unlawful, or what you have no right to publish.</li>
        <li>Do not use the service to discriminate against people for what they eat or for their health.</li>
      </ul>
    ),
  },
  {
    id: "liability",
    title: "What we answer for",
    body: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for harm that comes from relying
        on a mark, a tag or a menu instead of asking. Nothing here limits liability that the law does not let us limit,
        such as for intent, gross negligence or injury caused by us.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes and the end",
    body: (
      <p>
        We may change these terms; the date at the top says how recent they are. You may stop at any time by deleting
        your account. We may close accounts that break these terms. When an account ends, what belongs to it is deleted,
        and past visits remain as counts that name nobody.
      </p>
    ),
  },
];
