/** What borders and focus rings need by WCAG 2.2. */
export const contrastOfBorders = 3
