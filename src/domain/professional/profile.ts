import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import type { Entity } from '../core/entity.ts';
import { pixKeyKinds } from '../pix/keys.ts';

/** Who receives the money: the person (*pessoa física*) or a company (*pessoa jurídica*). */
export const regimes = ['pf', 'pj'] as const;
export type Regime = (typeof regimes)[number];

/** The longest a signature's data URL may be, in characters. */
export const SIGNATURE_MAX = 60_000;
const PNG = 'data:image/png;base64,';

/** A picture of the psychologist's signature as a PNG's data URL. It is a picture, and no digital signature. */
export const signatureImage = v.pipe(
  v.string('Imagem inválida.'),
  v.maxLength(SIGNATURE_MAX, 'A imagem da assinatura é grande demais.'),
  // Every PNG begins with the same eight bytes.
  v.regex(/^data:image\/png;base64,iVBORw0KGgo[\d+/A-Za-z]+={0,2}$/, 'Imagem inválida.'),
);

/** The bytes of a signature. */
export const signatureBytes = (image: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(image.slice(PNG.length)), (character) => character.charCodeAt(0));

/** What documents, receipts and Pix say of a psychologist. There is one for each, under the person's own id. */
export const professionalProfileSchema = v.object({
  id: uuid,
  regime: v.nullable(v.picklist(regimes)),
  /** Since which day, `yyyy-MM-dd`; before it the other one held. `null`: always. */
  regimeSince: v.nullable(v.string()),
  crp: v.nullable(v.string()),
  cpf: v.nullable(v.string()),
  cnpj: v.nullable(v.string()),
  /** The person's, as documents have it. */
  legalName: v.nullable(v.string()),
  companyName: v.nullable(v.string()),
  pixKeyKind: v.nullable(v.picklist(pixKeyKinds)),
  /** As the bank's directory has it. */
  pixKey: v.nullable(v.string()),
  city: v.nullable(v.string()),
  signature: v.nullable(v.string()),
  updatedAt: v.string(),
});

export type ProfessionalProfile = v.InferOutput<typeof professionalProfileSchema>;

export const professionalProfiles: Entity<ProfessionalProfile> = {
  schema: professionalProfileSchema,
  missing: 'Dados profissionais não encontrados.',
  seenBy: { owner: { of: ({ id }) => id, sees: 'whole' } },
  hotAt: 'always',
};

/** As what the psychologist received money on a day, `yyyy-MM-dd`. */
export function regimeOn(
  { regime, regimeSince }: Pick<ProfessionalProfile, 'regime' | 'regimeSince'>,
  day: string,
): Regime | null {
  if (regime === null || regimeSince === null || day >= regimeSince) return regime;
  return regime === 'pf' ? 'pj' : 'pf';
}
