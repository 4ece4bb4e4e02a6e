/** How often a theme occurs in the second half of the sessions against the first, in words. */
export const EVOLUTION = {
  increasing: 'mais frequente',
  decreasing: 'menos frequente',
  stable: 'estável',
} as const;

export const FEW_SESSIONS = 'Necessário pelo menos 3 sessões';
