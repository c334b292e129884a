/**
 * Where the picture of a page that `npm run social` draws is found: `/services/cloud` has
 * `/images/social/services-cloud.png`.
 */
export const socialImageOf = (address: string): string =>
  `/images/social/${address.slice(1).replaceAll('/', '-') || 'home'}.png`;
