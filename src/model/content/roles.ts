/** What a schema can say that a value is (`"x-role"`), but for words and notes, which nothing looks up. */
export const ROLES = [
  'address',
  'anchor',
  'articleText',
  'captions',
  'collection',
  'embed',
  'factMatch',
  'figure',
  'folder',
  'icon',
  'image',
  'language',
  'languageOfFile',
  'link',
  'oldAddress',
  'phone',
  'place',
  'richText',
  'shared',
  'video',
] as const;

/** One of these roles. */
export type Role = (typeof ROLES)[number];

/** Whether what a schema says of a value is one of these. */
export const isRole = (written: unknown): written is Role => (ROLES as readonly unknown[]).includes(written);
