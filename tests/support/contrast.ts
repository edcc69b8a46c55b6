/** The contrast that WCAG 2.2 requires of borders and focus rings. */
export const minBorderContrast = 3
