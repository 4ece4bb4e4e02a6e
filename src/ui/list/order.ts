/** How a column's order stands in the address: its name, with a minus before it for the other way round. */
export function directionOf(order: string | undefined, name: string): 'asc' | 'desc' | null {
  if (order === name) return 'asc';
  return order === `-${name}` ? 'desc' : null;
}

/** What the order becomes when the column is chosen. */
export const turned = (order: string | undefined, name: string): string =>
  order === name ? `-${name}` : name;
