import { Classifier, sharesOf } from '../../classifier/classifier.ts';
import { RISK_STATES, type RiskState } from '../kinds.ts';
import { type Hit, stateOf } from '../states.ts';
import { featuresOfHit } from './features.ts';
import learnt from './weights.json' with { type: 'json' };

/** States by the place of their weights. */
export const MEANINGS = Object.keys(RISK_STATES) as readonly RiskState[];

const classifier = new Classifier(learnt);

/** So likely a state must be that takes a danger away, or brings back one that is denied. */
const GONE = 0.6;
const BACK = 0.6;

/** Returns how a passage is meant: what the rules say, weighed with the words around it. */
export function meaningOf(hit: Hit): RiskState {
  const ruled = stateOf(hit);
  const shares = sharesOf(classifier.weigh(featuresOfHit(hit, ruled)));
  const most = Math.max(...shares);
  const state = MEANINGS[shares.indexOf(most)] ?? ruled;
  if (ruled === 'present' && most < GONE) return ruled;
  return ruled === 'denied' && state === 'present' && most < BACK ? ruled : state;
}
