import { BELOW_SM } from '../rendering/breakpoints.ts';

/**
 * Other files of a picture, by the field of an image that names each, and where browsers show that file in place of
 * `src`. The first whose condition holds is shown.
 */
const CONDITIONS = {
  phoneDark: `(max-width:${BELOW_SM}em) and (prefers-color-scheme:dark)`,
  phone: `(max-width:${BELOW_SM}em)`,
  dark: '(prefers-color-scheme:dark)',
} as const;

/** The fields and their conditions, in the order in which browsers try them. */
export const PICTURE_VARIANTS = Object.entries(CONDITIONS) as [field: keyof typeof CONDITIONS, media: string][];

/** Whether a field of an image names such a file, and not the picture itself. */
export const isPictureVariant = (field: string | number | undefined): boolean =>
  typeof field === 'string' && Object.hasOwn(CONDITIONS, field);
