/**
 * Signs that nobody types and some programs paste along: without width, and those that turn the
 * direction. A joiner before a picture stays, since it makes two of them one.
 */
const FORMATTING = /(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu;
/** NUL is left, which no text may have. */
const BREAKS = /(?:(?!\0)[\s\p{Cc}])+/gu;

/** Returns what is seen of a text, in one line. */
export const visibleLine = (text: string): string =>
  text.replaceAll(FORMATTING, '').replaceAll(BREAKS, ' ').trim();
