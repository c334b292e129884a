/** The signs that end a sentence, in the scripts of living languages: of these, Chinese, Arabic, Urdu and Hindi. */
export const SENTENCE_ENDS = '.!?…。！？؟۔।॥';
