/** The hint for a picture in a format that browsers do not show. */
export const EXPORT_ADVICE = 'Open it in a program for pictures, export it as JPEG, and name that file here.';

/** The hint for a photograph in the format of iPhones. */
export const HEIC_ADVICE = `${EXPORT_ADVICE} An iPhone takes JPEGs at once when Settings › Camera › Formats says "Most Compatible".`;
