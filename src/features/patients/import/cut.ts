/** Shortens a text for the screen: a cell may hold a book. */
export const cut = (text: string, max = 60): string =>
  text.length > max ? `${text.slice(0, max)}…` : text;
