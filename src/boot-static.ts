// The first script of pages on which nothing comes to life. It gives the prerendered header its behavior, and has links
// followed softly once one is pointed at. Neither it nor what it imports may import what is not as small: it stands in each page.
import './boot/header.ts';
import './boot/footer.ts';
import './boot/links.ts';
import './boot/newsletter.ts';
