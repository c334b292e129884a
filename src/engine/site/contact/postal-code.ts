/** A postal code without the sign that Japanese addresses have before it. */
export const bareCode = (postalCode: string): string => postalCode.replace(/^〒\s*/, '');
