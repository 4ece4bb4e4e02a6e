import { bodies, HALF, LONG, NUL, wrong } from '../../harness/server/badInput.ts';
import { type Dice, pick } from './valid.ts';

/** What is sent in place of what was asked for. */
export interface OddCall {
  readonly what: string;
  readonly path: string;
  readonly query: string;
  /** JSON text; none without a body. */
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const deep = (depth: number): unknown => {
  let value: unknown = 'zqzq';
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

const odd: readonly unknown[] = [
  ...wrong,
  deep(40),
  Array.from({ length: 2000 }, () => 'zqzq'),
  1e308,
  -1e308,
  9_007_199_254_740_992,
  '0000-00-00',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.000Z',
  'ZQZQ\u202e\u0000zqzq',
  '__proto__',
  { __proto__: { zqzq: 1 }, constructor: 'zqzq' },
  false,
  '-1',
  'NaN',
];

const PATHS = [
  'zqzq',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fzqzq',
  '%f0%9f',
  "'%20or%201=1%20--zqzq",
] as const;

const QUERIES = [
  'page=0&limit=zqzq',
  'limit=1000000000000',
  'page=-1',
  'page=1.5',
  'startDate=zqzq&endDate=%00',
  'startDate=2026-13-45',
  'endDate=2026-02-30T25:00:00Z',
  'startDate=2026-05-01&startDate=zqzq',
  'q=%00',
  `q=${'zq'.repeat(5000)}`,
  'status[]=zqzq&status=zqzq',
  'patientId=%ed%a0%80',
  'psychologistId=zqzq&psychId=zqzq',
  'period=zqzq&months=99999&slotDuration=-5',
  'cursor=zqzq&clientId=zqzq',
  '=&&&?=zqzq',
  '%',
] as const;

type Value = Record<string, unknown>;

const withOddField = (dice: Dice, value: Value): Value => {
  const keys = Object.keys(value);
  return keys.length > 0
    ? { ...value, [pick(dice, keys)]: pick(dice, odd) }
    : { a: pick(dice, odd) };
};

const withoutField = (dice: Dice, value: Value): Value => {
  const gone = pick(dice, Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
};

const oddBody = (dice: Dice, value: Value): string => {
  const kind = dice.random();
  if (kind < 0.6) return JSON.stringify(withOddField(dice, value));
  if (kind < 0.75) return JSON.stringify(withoutField(dice, value));
  if (kind < 0.8) return JSON.stringify({ ...value, [pick(dice, [NUL, HALF, LONG])]: 'zqzq' });
  return pick(dice, bodies)[1];
};

const MEDIA = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=zqzq' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'idempotency-key': 'zqzq'.repeat(100) },
  { 'content-encoding': 'gzip' },
] as const;

/** The call with something about it spoilt. What comes out may be sound by chance. */
export function spoilt(
  dice: Dice,
  { path, query, body }: { path: string; query: string; body: Value | undefined },
  pathWith: (id: string) => string,
): OddCall {
  const sound = { path, query, body: body && JSON.stringify(body), headers: {} };
  const ways: (() => OddCall)[] = [
    () => ({ ...sound, what: 'query', query: pick(dice, QUERIES) }),
    ...(pathWith('a') === pathWith('b')
      ? []
      : [() => ({ ...sound, what: 'path', path: pathWith(pick(dice, PATHS)) })]),
    ...(body
      ? [
          () => ({ ...sound, what: 'body', body: oddBody(dice, body) }),
          () => ({ ...sound, what: 'body', body: oddBody(dice, body) }),
          () => ({ ...sound, what: 'headers', headers: pick(dice, MEDIA) }),
        ]
      : []),
  ];
  return pick(dice, ways)();
}
