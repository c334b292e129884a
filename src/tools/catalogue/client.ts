// Runs in the page of the catalogue.
import { following } from './client/contents.ts';
import { copying } from './client/copy.ts';
import { framing } from './client/frames.ts';
import { searching } from './client/search.ts';

framing();
searching();
following();
copying();
