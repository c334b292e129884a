// The first script of what is shown where there is no page. Nothing comes to life there.
import './boot-static.ts';
import './boot/not-found.ts';
