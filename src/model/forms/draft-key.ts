/**
 * What the keys begin with under which a tab keeps the words of forms; the path of a form's page follows, and a space.
 */
export const DRAFT = 'inquiry ';
