import { capitalized } from '../../model/words/phrases.ts';

/** What a component receives in place of what an author wrote, by the name of the common definition. */
export const RESOLVED_TYPES: Readonly<Record<string, string>> = {
  richText: 'RichText',
  articleText: 'RichText',
  image: 'Image',
  plainImage: 'Image',
  icon: 'IconName',
};

/** Common definitions that are types of their own; the others are written out where they are used. */
export const NAMED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  ['tone', 'link', 'callToAction'].map((name) => [name, capitalized(name)]),
);
