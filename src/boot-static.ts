// The first script of pages on which nothing comes to life. It gives the prerendered header its behavior, and has links
// followed softly once one is pointed at. It stands in each page: neither it nor what it imports may import anything large.
import './boot/header.ts';
import './boot/footer.ts';
import './boot/links.ts';
import './boot/newsletter.ts';
