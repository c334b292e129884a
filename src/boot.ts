// The only script of the first view. To that of all pages it adds what brings parts of this one to life, and holds what is
// pressed before.
import './boot/parts.ts';
import './boot-static.ts';
