import type { Call } from '../../../src/domain/contract/kit/call.ts';
import type { Rule } from '../../../src/domain/contract/kit/rule.ts';

/** The whole of who may call what, as the calls say it. */
export type Policy = Readonly<Record<string, Rule>>;

export const routeName = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The table `route × role × scope`. */
export const policyOf = (calls: readonly Call[]): Policy =>
  Object.fromEntries(calls.map((call) => [routeName(call), call.allow]));
