import type { ReactNode } from "react";

/** One symbol for each allergen that EU food law names, on a grid of 32. */
const SYMBOLS: Readonly<Record<string, ReactNode>> = {
  gluten: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 30V11" />
      <path d="M16 11c-3-2.5-3-6 0-9c3 3 3 6.5 0 9z" fill="currentColor" strokeWidth="1.5" />
      <path d="M16 18c-4.6.4-7.2-1.8-7.4-5.8c4.2-.2 7 1.8 7.4 5.8zM16 18c4.6.4 7.2-1.8 7.4-5.8c-4.2-.2-7 1.8-7.4 5.8z" />
      <path d="M16 25.5c-4.6.4-7.2-1.8-7.4-5.8c4.2-.2 7 1.8 7.4 5.8zM16 25.5c4.6.4 7.2-1.8 7.4-5.8c-4.2-.2-7 1.8-7.4 5.8z" />
    </g>
  ),
  crustaceans: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 13c5.2 0 8.5 2.6 8.5 6.2S21 26 16 26s-8.5-3.2-8.5-6.8S10.8 13 16 13z" />
      <path d="M9.5 14.5C6.5 13 5 11 4.8 8.2M22.5 14.5c3-1.5 4.5-3.5 4.7-6.3" />
      <path
        d="M4.8 8.2C2.6 6.6 3 3.6 5.2 2.6c0 2 .9 2.6 1.3 2.7c.5-.4 1.5-1 2.9-.3C10 7.2 7.4 9 4.8 8.2zM27.2 8.2c2.2-1.6 1.8-4.6-.4-5.6c0 2-.9 2.6-1.3 2.7c-.5-.4-1.5-1-2.9-.3c-.6 2.2 2 4 4.6 3.2z"
        fill="currentColor"
        strokeWidth="1.5"
      />
      <path d="M7.5 21 3.2 22.5M9 24.2 5.6 28M24.5 21l4.3 1.5M23 24.2l3.4 3.8" />
      <path d="M13.2 13v-2.6M18.8 13v-2.6" />
    </g>
  ),
  eggs: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 2.8c5 0 9.8 8.2 9.8 15S21.6 29.2 16 29.2S6.2 24.6 6.2 17.8s4.8-15 9.8-15z" />
      <circle cx="16" cy="19" r="4.6" fill="currentColor" stroke="none" />
    </g>
  ),
  fish: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2.8 16c3.6-5.8 8-8 12.4-8c3.8 0 7.2 2.4 9.3 6c1.4-2 2.9-3.4 4.7-4c-.9 3.9-.9 8.1 0 12c-1.8-.6-3.3-2-4.7-4c-2.1 3.6-5.5 6-9.3 6c-4.4 0-8.8-2.2-12.4-8z" />
      <circle cx="9.6" cy="14.4" r="1.8" fill="currentColor" stroke="none" />
      <path d="M14.5 12.2c1.5 2.4 1.5 5.2 0 7.6" />
    </g>
  ),
  peanuts: (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform="rotate(38 16 16)"
    >
      <path d="M16 1.6c4 0 6.8 3 6.8 6.8c0 3.2-1.9 4.8-1.9 7.2c0 2.3 2.7 3.9 2.7 7.7c0 4.2-3.3 7.3-7.6 7.3s-7.6-3.1-7.6-7.3c0-3.8 2.7-5.4 2.7-7.7c0-2.4-1.9-4-1.9-7.2c0-3.8 2.8-6.8 6.8-6.8z" />
      <path d="M13.6 6.8v2.6M18.4 6.8v2.6M16 20v0M13 22.5v3M19 22.5v3M16 13.8v2.6" />
    </g>
  ),
  soy: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M27.6 4.4c3.6 9.5-5.2 22.8-18.8 23.4c-4.2.2-6.4-2.5-5.2-5.1c1-2.2 3.6-1.7 6.4-3.1c3-1.5 3.6-4.4 6.4-6c2.5-1.4 4.7-1 6.6-3.1c1.5-1.7 2-4.2 4.6-6.1z" />
      <path d="M27.6 4.4c-.2-1-.7-1.7-1.6-2.2" />
      <circle cx="10" cy="23.3" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="16.8" cy="19.3" r="2.3" fill="currentColor" stroke="none" />
      <circle cx="22.8" cy="14" r="2.1" fill="currentColor" stroke="none" />
    </g>
  ),
  milk: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 2.8h8M13 2.8v5.4c0 2.6-4.4 4.4-4.4 9V26c0 2 1.3 3.2 3.2 3.2h8.4c1.9 0 3.2-1.2 3.2-3.2v-8.8c0-4.6-4.4-6.4-4.4-9V2.8" />
      <path
        d="M8.6 17.8c2.5-1.6 4.9-1.6 7.4 0s4.9 1.6 7.4 0V26c0 2-1.3 3.2-3.2 3.2h-8.4c-1.9 0-3.2-1.2-3.2-3.2z"
        fill="currentColor"
        strokeWidth="1"
      />
    </g>
  ),
  nuts: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M5.2 13.2C5.6 8.2 10 5.6 16 5.6s10.4 2.6 10.8 7.6c-1.7 1.5-3.5 1.5-5.4 0c-1.8 1.5-3.6 1.5-5.4 0c-1.8 1.5-3.6 1.5-5.4 0c-1.9 1.5-3.7 1.5-5.4 0z"
        fill="currentColor"
        strokeWidth="1.8"
      />
      <path d="M6.8 15c0 6.8 4.4 10.8 9.2 14.2c4.8-3.4 9.2-7.4 9.2-14.2" />
      <path d="M16 5.4V2.6M12.2 19.2c.5 1.8 1.5 3.3 2.8 4.7" />
    </g>
  ),
  celery: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10.6 29.2c-1-5.4-1-10.6.6-15.6M16 29.2V12M21.4 29.2c1-5.4 1-10.6-.6-15.6M10.6 29.2h10.8" />
      <path
        d="M16 12c-3-1.6-4-4-3-6.2c1-.3 1.6 0 1.9.5c0-1.7.5-2.7 1.1-3.5c.6.8 1.1 1.8 1.1 3.5c.3-.5.9-.8 1.9-.5c1 2.2 0 4.6-3 6.2z"
        fill="currentColor"
        strokeWidth="1.5"
      />
      <path d="M11.2 13.6c-3 .4-5.4-.8-6.2-3.4c.7-.8 1.5-.8 2.1-.4c-.5-1.4-.4-2.5 0-3.4c2.6.6 4.3 3.4 4.1 7.2zM20.8 13.6c3 .4 5.4-.8 6.2-3.4c-.7-.8-1.5-.8-2.1-.4c.5-1.4.4-2.5 0-3.4c-2.6.6-4.3 3.4-4.1 7.2z" />
    </g>
  ),
  mustard: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6.6 12.2h14v14c0 1.8-1.2 3-3 3h-8c-1.8 0-3-1.2-3-3zM5.2 8h16.8v4.2H5.2z" />
      <path d="M22 4.2 28.6 2.4M16.8 8l3-3.4c.7-.8 1.6-1 2.2-.4" />
      <g fill="currentColor" stroke="none">
        <circle cx="11" cy="18" r="1.7" />
        <circle cx="16.4" cy="17.4" r="1.7" />
        <circle cx="13.6" cy="22" r="1.7" />
        <circle cx="10.4" cy="25.4" r="1.5" />
        <circle cx="17.2" cy="25.2" r="1.5" />
      </g>
    </g>
  ),
  sesame: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M16 2.6c2.6 2.9 3.5 4.9 3.5 6.7a3.5 3.5 0 0 1-7 0c0-1.8.9-3.8 3.5-6.7z"
        fill="currentColor"
        strokeWidth="1.2"
      />
      <path d="M7.4 10.6c2.3 3.1 3 5.2 2.9 7a3.5 3.5 0 0 1-7-.5c.1-1.8 1.2-3.7 4.1-6.5zM24.6 10.6c-2.3 3.1-3 5.2-2.9 7a3.5 3.5 0 0 0 7-.5c-.1-1.8-1.2-3.7-4.1-6.5zM16 17.8c2.6 2.9 3.5 4.9 3.5 6.9a3.5 3.5 0 0 1-7 0c0-2 .9-4 3.5-6.9z" />
    </g>
  ),
  sulphites: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9.4 2.8h13.2c1.8 7.8.2 14.2-6.6 14.2S7.6 10.6 9.4 2.8zM16 17v12.2M10.4 29.2h11.2" />
      <path d="M8.7 9.4h14.6c-.3 4.5-2.5 7.6-7.3 7.6s-7-3.1-7.3-7.6z" fill="currentColor" strokeWidth="1" />
      <g fill="currentColor" stroke="none">
        <circle cx="25.8" cy="21" r="1.6" />
        <circle cx="28.4" cy="16.8" r="1.3" />
        <circle cx="5.8" cy="22.6" r="1.5" />
      </g>
    </g>
  ),
  lupin: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 29.6V18.8" />
      <g fill="currentColor" stroke="none">
        <path d="M16 1.4c1.7 1.8 1.7 3.7 0 5.2c-1.7-1.5-1.7-3.4 0-5.2z" />
        <ellipse cx="12.6" cy="8.6" rx="3" ry="2" />
        <ellipse cx="19.4" cy="8.6" rx="3" ry="2" />
        <ellipse cx="11.6" cy="13.2" rx="3.8" ry="2.2" />
        <ellipse cx="20.4" cy="13.2" rx="3.8" ry="2.2" />
        <ellipse cx="11" cy="18" rx="4.3" ry="2.3" />
        <ellipse cx="21" cy="18" rx="4.3" ry="2.3" />
      </g>
      <path
        d="M16 27.6c-4.6.9-8.2 0-10.6-3.2c4-1.5 8-.8 10.6 3.2zM16 27.6c4.6.9 8.2 0 10.6-3.2c-4-1.5-8-.8-10.6 3.2z"
        strokeWidth="2"
      />
    </g>
  ),
  molluscs: (
    <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 4c7.6 0 13 5.4 13 11.6c0 3.6-3.4 6.6-8.6 9.4v2.6c0 1-.6 1.6-1.6 1.6h-5.6c-1 0-1.6-.6-1.6-1.6V25C6.4 22.2 3 19.2 3 15.6C3 9.4 8.4 4 16 4z" />
      <path d="M16 24.6V9.8M12.6 24.6 8.8 11.6M19.4 24.6l3.8-13" />
      <path d="M11.6 25h8.8v4.2h-8.8z" fill="currentColor" strokeWidth="1" />
    </g>
  ),
};

/** Hidden from screen readers, because the word is always beside it. Renders nothing for a food without a symbol. */
export function Pictogram({ name, size = 32 }: { name: string | null; size?: number }) {
  const symbol = name === null ? undefined : SYMBOLS[name];
  if (!symbol) return null;
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 32 32" width={size}>
      {symbol}
    </svg>
  );
}
