const KEY = 'sereno-volatile';

/** True if this window works with the server alone, since the browser's store does not open. */
export const isVolatile = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Takes effect with the next load of this window. Another window chooses for itself. */
export function setVolatile(is: boolean): void {
  if (is) sessionStorage.setItem(KEY, 'true');
  else sessionStorage.removeItem(KEY);
}
