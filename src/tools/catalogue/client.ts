// Runs in the page of the catalogue.
import { setUpContents } from './client/contents.ts';
import { setUpCopyButtons } from './client/copy-buttons.ts';
import { setUpFrames } from './client/frames.ts';
import { setUpSearch } from './client/search.ts';

setUpFrames();
setUpSearch();
setUpContents();
setUpCopyButtons();
