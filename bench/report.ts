import type { Spread } from './statistics.ts';

export type Unit = 'ms' | 'kB' | 'MB' | '×' | '';

/** What a figure has to keep to. */
export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const shown = (value: number, unit: Unit): string =>
  `${numbers.format(value)}${unit && (unit === '×' ? unit : ` ${unit}`)}`;

const isKept = (value: number, { atMost = Infinity, atLeast = -Infinity }: Limit): boolean =>
  value <= atMost && value >= atLeast;

const limitText = ({ atMost, atLeast }: Limit, unit: Unit): string =>
  [
    ...(atMost === undefined ? [] : [`at most ${shown(atMost, unit)}`]),
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast, unit)}`]),
  ].join(', ');

/** Prints figures as they come and remembers which limits were broken. */
export class Report {
  readonly broken: string[] = [];
  #bench = '';

  constructor(readonly print: (line: string) => void) {}

  start(bench: string, what: string): void {
    this.#bench = bench;
    this.print(`\n${bench}: ${what}`);
  }

  figure(name: string, value: number, unit: Unit, limit: Limit = {}): void {
    const kept = isKept(value, limit);
    const rule = limitText(limit, unit);
    this.print(
      `  ${name.padEnd(58)} ${shown(value, unit).padStart(10)}${rule && `   ${rule}`}${kept ? '' : '   BROKEN'}`,
    );
    if (!kept) this.broken.push(`${this.#bench}, ${name}: ${shown(value, unit)}, ${rule}`);
  }

  spread(name: string, { p50, p95 }: Spread, limits: { p50?: Limit; p95?: Limit } = {}): void {
    this.figure(`${name}, p50`, p50, 'ms', limits.p50);
    this.figure(`${name}, p95`, p95, 'ms', limits.p95);
  }

  /** How often `peer` is contained in `ours`. */
  ratio(name: string, ours: number, peer: number, limit: Limit = {}): void {
    this.figure(name, ours / peer, '×', limit);
  }

  note(text: string): void {
    this.print(`  ${text}`);
  }
}
