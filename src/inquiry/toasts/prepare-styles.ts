// On its own, since what is imported runs in order: this before notistack.
import { prepareStyles } from './goober.ts';

prepareStyles();
