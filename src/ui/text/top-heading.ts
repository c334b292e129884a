import { createContext } from 'react';

/** The level of a hero's heading. The renderer gives `h1` to the first hero of a page only. */
export const TopHeading = createContext<'h1' | 'h2'>('h1');
