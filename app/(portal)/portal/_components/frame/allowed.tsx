"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Right, type RoleAt, reachOf } from "@/lib/team/rights";

const Roles = createContext<readonly RoleAt[]>([]);

/** The roles of the person who looks, for buttons that others do not get. Every call asks again, whatever a page shows. */
export const RolesProvider = Roles.Provider;

/** Whether the person has a right, at any venue. */
export const useAllowed = (right: Right): boolean => reachOf(useContext(Roles), right) !== undefined;

/** Its content, for people with a right. */
export function Allowed({ right, children }: { right: Right; children: ReactNode }) {
  return useAllowed(right) ? children : null;
}
