import type { PixKeyKind } from '../../domain/pix/keys.ts';
import type { ProfessionalProfile, Regime } from '../../domain/professional/profile.ts';
import type { CommandArgs } from '../../domain/registry.ts';

export type ProfessionalArgs = CommandArgs<'profile.setProfessional'>;

/** As typed. */
export interface ProfessionalValues {
  readonly regime: Regime | null;
  readonly regimeSince: string | null;
  readonly crp: string;
  readonly cpf: string;
  readonly cnpj: string;
  readonly legalName: string;
  readonly companyName: string;
  readonly pixKeyKind: PixKeyKind | null;
  readonly pixKey: string;
  readonly city: string;
  /** A PNG's data URL. */
  readonly signature: string | null;
}

type Some = { readonly [F in keyof ProfessionalProfile]?: ProfessionalProfile[F] | undefined };

const BLANK: ProfessionalValues = {
  regime: null,
  regimeSince: null,
  crp: '',
  cpf: '',
  cnpj: '',
  legalName: '',
  companyName: '',
  pixKeyKind: null,
  pixKey: '',
  city: '',
  signature: null,
};

/** @param crp of the account, where the profile has none */
export function valuesOf(profile: Some, crp: string | null = null): ProfessionalValues {
  const known = Object.entries({ ...profile, crp: profile.crp ?? crp }).filter(
    ([name, value]) => name in BLANK && typeof value === 'string',
  );
  return { ...BLANK, ...Object.fromEntries(known) };
}

const PIX = ['pixKeyKind', 'pixKey'] as const;

/**
 * What is sent: the fields that differ from the start, so that another device's change of another field stays; of a Pix key
 * its kind as well.
 * @param always that are sent as they are
 */
export function sentOf(
  values: ProfessionalValues,
  start: ProfessionalValues,
  always: readonly string[] = [],
): Partial<ProfessionalValues> {
  const names = Object.keys(values) as (keyof ProfessionalValues)[];
  const differing = names.filter((name) => values[name] !== start[name] || always.includes(name));
  const isOfPix = PIX.some((name) => differing.includes(name));
  const sent = isOfPix ? [...new Set([...differing, ...PIX])] : differing;
  return Object.fromEntries(sent.map((name) => [name, inCapitals(values)[name]]));
}

/** Capitals are what the register writes, and what the check digits count on. */
const inCapitals = ({ cnpj, ...values }: ProfessionalValues): ProfessionalValues => ({
  ...values,
  cnpj: cnpj.toUpperCase(),
  pixKey: values.pixKeyKind === 'cnpj' ? values.pixKey.toUpperCase() : values.pixKey,
});
