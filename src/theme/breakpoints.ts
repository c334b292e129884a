import { BELOW_MD, BELOW_SM, BELOW_WIDE, MD, SM, WIDE } from '../model/rendering/breakpoints.ts';

// Media queries as `theme.breakpoints.up` and `down` of MUI make them, in fewer bytes.

/** All but phones. */
export const UP_SM = `@media(min-width:${SM}em)`;

/** Phones. */
export const DOWN_SM = `@media(max-width:${BELOW_SM}em)`;

/** Phones, but not paper, which may be as narrow. */
export const SCREEN_DOWN_SM = `@media screen and (max-width:${BELOW_SM}em)`;

/** Desktops. */
export const UP_MD = `@media(min-width:${MD}em)`;

/** Phones and tablets. */
export const DOWN_MD = `@media(max-width:${BELOW_MD}em)`;

/** Where a column stands beside a form or an article. */
export const UP_WIDE = `@media(min-width:${WIDE}em)`;

/** Where none does. */
export const DOWN_WIDE = `@media(max-width:${BELOW_WIDE}em)`;
