/** The five services that the home page shows. */
export const CORE = ['managed-it', 'cybersecurity', 'cloud', 'professional', 'it-strategy'].map(
  (name) => `/services/${name}`,
);

/** The services of the specification. The owner may add others. */
export const SERVICES = [
  ...CORE,
  ...['business-comms', 'face-id-auth', 'web-dev-automation'].map((name) => `/services/${name}`),
];

/** The industries of the specification. The owner may add others. */
export const INDUSTRIES = [
  'financial-services',
  'healthcare',
  'law-firms',
  'private-equity',
  'manufacturing',
  'technology-startups',
  'entertainment',
  'professional-services',
  'non-profits',
].map((name) => `/industries/${name}`);
