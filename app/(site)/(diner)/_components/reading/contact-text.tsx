import Link from "next/link";
import type { TextSection } from "@/components/legal/text-sections";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

const HELP_YOURSELF: readonly TextSection[] = [
  {
    id: "account",
    title: "You cannot sign in",
    body: (
      <p>
        <Link href={LINKS.passwordReset}>Ask for a link</Link> to set a new password. It is mailed to the address of
        your account and works for one hour. If nothing arrives, look in the spam folder, then try the other addresses
        you use.
      </p>
    ),
  },
  {
    id: "data",
    title: "Your data",
    body: (
      <p>
        Everything that is stored about you can be read, changed and deleted in{" "}
        <Link href={LINKS.settings}>Settings</Link>. You need not write to anyone for that.
      </p>
    ),
  },
  {
    id: "dish",
    title: "A dish is marked wrongly",
    body: (
      <p>
        Tell the restaurant first: the menu is theirs, and a correction there reaches everyone. If something could hurt
        you, ask the kitchen, whatever the mark says.
      </p>
    ),
  },
  {
    id: "restaurants",
    title: "You run a restaurant or a site",
    body: (
      <p>
        The <Link href={LINKS.business}>business pages</Link> lead to the portal, the partner program and the
        integration.
      </p>
    ),
  },
];

/** How to reach the operator of this installation. `address`: the operator's email address, or null if none is set. */
export const contactSections = (address: string | null): readonly TextSection[] => [
  ...HELP_YOURSELF,
  { id: "writing", title: "Writing to us", body: address ? <Address address={address} /> : <NoAddress /> },
];

function Address({ address }: { address: string }) {
  return (
    <>
      <p>
        <a href={`mailto:${address}`}>{address}</a> reaches the people who run this service. You can also answer any
        mail that {PRODUCT_NAME} has sent you.
      </p>
      <Manners />
    </>
  );
}

function NoAddress() {
  return (
    <>
      <p>
        Whoever runs this service has not published an address for mail yet. Until they do, ask the restaurant or the
        site that led you here: it knows them. Nothing of your account depends on it.
      </p>
      <Manners />
    </>
  );
}

function Manners() {
  return (
    <p>
      When you write, leave out health details and never send a password. For a fault, name the number that the error
      page shows; for a weakness in security, say how to repeat it and give us time to mend it before you publish.
    </p>
  );
}
