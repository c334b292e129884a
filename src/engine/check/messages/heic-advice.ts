/** What to do with a picture in a format of cameras, scanners and programs. */
export const EXPORT_ADVICE = 'Open it in a program for pictures, export it as JPEG, and name that file here.';

/** What to do with a photograph as iPhones store it. */
export const HEIC_ADVICE = `${EXPORT_ADVICE} An iPhone takes JPEGs at once when Settings › Camera › Formats says "Most Compatible".`;
