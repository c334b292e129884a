/** A page of each make of the fixture site: what holds for one of them by day is asked of all by night. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  home: '/',
  service: '/repairs',
  'part of a service': '/repairs/tune-up',
  product: '/bikes/touring',
  list: '/journal',
  article: '/journal/quiet-chain',
  form: '/visit',
  'not found': '/no-such-page',
};
