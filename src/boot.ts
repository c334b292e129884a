// The first script of a page with live parts: beside what all pages have, what brings these parts to life, and holds
// what is pressed before they live.
import { hydrateOnIntent } from './boot/parts.ts';
import './boot-static.ts';

hydrateOnIntent(document.querySelector('main') as HTMLElement);
