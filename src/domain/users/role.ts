/** Stands alone: the page of sign-in needs it, and nothing else of people. */
export const roles = ['psych', 'administrator', 'patient'] as const;
export type Role = (typeof roles)[number];
