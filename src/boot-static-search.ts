// The first script of a page on which nothing comes to life, on a site with a search.
import './boot-static.ts';
import './boot/search.ts';
