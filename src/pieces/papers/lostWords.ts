const MOST = 8;

/** Says which signs a paper cannot show. */
export function lostWords(lost: readonly string[]): string {
  const more = lost.length > MOST ? ' …' : '';
  const named = `${lost.slice(0, MOST).join(' ')}${more}`;
  return `Sem letra para estes sinais, que ficam fora do papel ou saem sem acento: ${named}`;
}
