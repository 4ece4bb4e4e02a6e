/** Classes of the classifier of whole notes, by the place of their weights. */
export const STATES = ['positive', 'neutral', 'negative', 'mixed', 'none'] as const;
export type State = (typeof STATES)[number];
