// What sending takes and nothing else does: it is fetched when a form is first touched.
import { rateStorage, type RateStorage } from './rate.ts';

export * from '@emailjs/browser';

/** Where the client notes when it has sent. */
export const rates: RateStorage = rateStorage();
