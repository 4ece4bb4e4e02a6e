import { RISK_KINDS, type RiskKind } from '../kinds.ts';

/** Classes of the classifier by the place of their weights: the first is words without danger. */
export const CLASSES: readonly (RiskKind | 'none')[] = [
  'none',
  ...(Object.keys(RISK_KINDS) as RiskKind[]),
];
