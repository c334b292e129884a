import { MD, SM } from '../model/rendering/breakpoints.ts';

// Media queries as `theme.breakpoints.up` and `down` of MUI make them, in fewer bytes and with whole pixels.

/** All but phones. */
export const UP_SM = `@media(min-width:${SM}px)`;

/** Phones. */
export const DOWN_SM = `@media(max-width:${SM - 1}px)`;

/** Phones, but not paper, which may be as narrow. */
export const SCREEN_DOWN_SM = `@media screen and (max-width:${SM - 1}px)`;

/** Desktops. */
export const UP_MD = `@media(min-width:${MD}px)`;

/** Phones and tablets. */
export const DOWN_MD = `@media(max-width:${MD - 1}px)`;
