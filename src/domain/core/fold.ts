/** Without accents and in lower case, for comparing: `Não` → `nao`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
