/** What the rest of the server may use of this area. */
export { countAiUse, monthOf, returnAiUse } from './usage.ts';
