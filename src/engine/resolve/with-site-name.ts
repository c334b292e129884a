/** A title as it stands beside those of other sites: with the name of its own, which is said once. */
export const withSiteName = (title: string, { name }: { name: string }): string =>
  title === name ? title : `${title} | ${name}`;
