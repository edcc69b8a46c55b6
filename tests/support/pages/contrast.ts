/** The contrast that WCAG 2.2 requires for borders and focus rings. */
export const minBorderContrast = 3
