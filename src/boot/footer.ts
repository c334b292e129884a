import { SM } from '../model/rendering/breakpoints.ts';

// Columns of links fold where they would stand one below the other.
for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details'))
  column.open = matchMedia(`(min-width:${SM}em)`).matches;
