import type { Endpoint } from '../../../server/web/endpoint/endpoint.ts';
import type { Answer } from '../../harness/server/api.ts';
import { faultsIn } from '../../harness/server/badInput.ts';
import { misfits } from './fits.ts';

const ERROR_FIELDS: ReadonlySet<string> = new Set(['message', 'code', 'details']);

/** The transcription's codes are the specification's, and one more in their manner. */
const SPECIFIED = [
  'QUOTA_EXCEEDED',
  'INVALID_FORMAT',
  'FILE_TOO_LARGE',
  'INVALID_AUDIO',
  'NO_PROVIDER',
];

/** What stands in the way of a recurrence is named as the practice named it: perhaps in a spoilt call of before. */
const namesWhatStands = (code: string, fault: string): boolean =>
  fault.startsWith('echo:') && code === 'recurrence_conflicts';

function faultsOfRefusal(answer: Answer): string[] {
  const { body } = answer;
  const beside = Object.keys(body ?? {}).filter((key) => !ERROR_FIELDS.has(key));
  const code = String(body?.code);
  const faults = faultsIn(answer).filter(
    (fault) =>
      !(fault.startsWith('code:') && SPECIFIED.includes(code)) && !namesWhatStands(code, fault),
  );
  return [...faults, ...beside.map((key) => `field ${key} beside the error's own`)];
}

/** What is amiss with an answer, whatever was asked. */
export function faultsOf(one: Endpoint, answer: Answer): string[] {
  const { answer: schema, answerType, status = 200, alsoStatus = status } = one;
  if (answer.headers.get('x-sereno') !== '1') return ['x-sereno is missing'];
  if (answer.status >= 500) return [`${answer.status} ${answer.text}`];
  if (answer.status >= 400) return faultsOfRefusal(answer);
  if (!([status, alsoStatus] as number[]).includes(answer.status))
    return [`${answer.status} in place of ${status}`];
  const type = answer.headers.get('content-type') ?? 'none';
  if (!type.startsWith(answerType ?? 'application/json')) return [`content-type ${type}`];
  return answerType ? [] : misfits(schema, answer.body);
}
