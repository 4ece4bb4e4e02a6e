const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** By name as a Brazilian reader expects it; those of one name by id. */
export const compareNames = (
  a: { readonly name: string; readonly id: string },
  b: { readonly name: string; readonly id: string },
): number => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
