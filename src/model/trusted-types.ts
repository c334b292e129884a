/** The name under which the app reads the documents of the site's pages (Trusted Types). */
export const PAGES_POLICY = 'pages';
