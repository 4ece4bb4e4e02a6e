/** A sign that can be seen: no blank, no control, none without width, no filler. */
const SEEN = /[^\s\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/u;

/** True if there is anything to read in the text. */
export const saysSomething = (text: string): boolean => SEEN.test(text);
