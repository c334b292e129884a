/** What is shown of a list as its author wrote it; all else says which pages it has. */
export const LIST_FIELDS = [
  'type',
  'eyebrow',
  'heading',
  'text',
  'layout',
  'columns',
  'onPhones',
  'linkLabel',
  'meta',
  'empty',
  'actions',
  'tone',
  'id',
  'lang',
] as const;
