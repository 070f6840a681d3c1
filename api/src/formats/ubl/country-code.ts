/** The code of a country in an e-invoice, where Kosovo has one of its own. Source: EN 16931 BR-CL-14. */
export const countryCode = (country: string) => (country === 'XK' ? '1A' : country);
