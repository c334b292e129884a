// The first script of a page with live parts, on a site with a search.
import './boot.ts';
import './boot/search.ts';
