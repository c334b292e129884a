/** Every sentence that visitors read and no author wrote, in English. Counted ones are functions. */
export const en = {
  /** Said by the engine while it resolves pages. */
  site: {
    all: 'All',
    page: (number: number) => `Page ${number}`,
    notFound: { heading: '404', text: 'Oops! Page not found', buttonText: 'Return to Home' },
  },
};
