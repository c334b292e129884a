// The first script of what is shown where there is no page, on a site with a search.
import './boot-not-found.ts';
import './boot/search.ts';
