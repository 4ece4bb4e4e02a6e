import * as v from 'valibot';

/** The terms of use and the privacy notice, which are accepted together. Who changes what they promise counts on and sets the day. */
export const TERMS = { version: 1, day: '2026-11-23' } as const;

/** A version that was read and accepted. */
export const termsVersion = v.pipe(
  v.number('Versão inválida'),
  v.integer('Versão inválida'),
  v.minValue(1, 'Versão inválida'),
  v.maxValue(TERMS.version, 'Versão inválida'),
);

export interface Acceptance {
  /** Nothing of before it was kept. */
  readonly termsVersion?: number | null | undefined;
  readonly termsAcceptedAt?: string | null | undefined;
}

/** What is kept of an account that accepted a version, or that nobody knows to have. @param at ISO instant */
export const acceptance = (version: number | undefined, at: string) => ({
  termsVersion: version ?? null,
  termsAcceptedAt: version === undefined ? null : at,
});

/** Whether somebody has yet to be asked about the terms as they are now. */
export const isDue = ({ termsVersion: accepted }: Acceptance): boolean =>
  (accepted ?? 0) < TERMS.version;
