import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { defineEntity, field, OWNER, OWNER_AND_PORTAL, schemaOf } from '../core/entity.ts';
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

/** The Pix key that patients may pay to, as their codes say it; without a name that of the account. */
const offeredPixSchema = v.object({
  kind: v.picklist(pixKeyKinds),
  key: v.string(),
  name: v.nullable(v.string()),
  city: v.nullable(v.string()),
});
export type OfferedPix = v.InferOutput<typeof offeredPixSchema>;

const regime = v.nullable(v.picklist(regimes));
const line = v.nullable(v.string());

/**
 * The data of the issuer that receipts show.
 * The signature is left out: a picture that others hold can be put anywhere.
 */
const receiptIssuerSchema = v.object({
  regime,
  regimeSince: line,
  crp: line,
  cpf: line,
  cnpj: line,
  legalName: line,
  companyName: line,
  city: line,
});

/**
 * Documents, receipts and Pix of a psychologist: one for each, under the person's own id.
 * Patients have the two fields that are made for them. They never have the fields that those are
 * made of.
 */
const professionalProfileFields = {
  id: field(uuid, 'Código', OWNER_AND_PORTAL),
  regime: field(regime, 'Regime', OWNER),
  /** Since which day, `yyyy-MM-dd`; before it the other one held. `null`: always. */
  regimeSince: field(line, 'Regime desde', OWNER),
  crp: field(line, 'CRP', OWNER),
  cpf: field(line, 'CPF', OWNER),
  cnpj: field(line, 'CNPJ', OWNER),
  /** The person's, as documents have it. */
  legalName: field(line, 'Nome completo', OWNER),
  companyName: field(line, 'Razão social', OWNER),
  pixKeyKind: field(v.nullable(v.picklist(pixKeyKinds)), 'Tipo da chave Pix', OWNER),
  /** As the bank's directory has it. */
  pixKey: field(line, 'Chave Pix', OWNER),
  city: field(line, 'Cidade', OWNER),
  signature: field(line, 'Assinatura', OWNER),
  updatedAt: field(v.string(), 'Alterado em', OWNER),
  /** For the portals of the own patients; `null` until the psychologist has it shown there. */
  offeredPix: field(v.optional(v.nullable(offeredPixSchema)), 'Pix no portal', OWNER_AND_PORTAL),
  /** The same of their receipts. */
  receiptIssuer: field(
    v.optional(v.nullable(receiptIssuerSchema)),
    'Recibos no portal',
    OWNER_AND_PORTAL,
  ),
};

export const professionalProfileSchema = schemaOf(professionalProfileFields);

export type ProfessionalProfile = v.InferOutput<typeof professionalProfileSchema>;

/** Who receives by the Pix key; `null`: whoever the account names. */
export const receiverOf = ({
  regime,
  companyName,
  legalName,
}: Pick<ProfessionalProfile, 'regime' | 'companyName' | 'legalName'>): string | null =>
  (regime === 'pj' ? companyName : null) ?? legalName;

/** What the portals are to show, of what the profile says now. A key that is gone is not shown, nor is the next one unasked. */
export function shownInPortal(
  profile: ProfessionalProfile,
  shown: { readonly pix: boolean; readonly receipts: boolean },
): Pick<ProfessionalProfile, 'offeredPix' | 'receiptIssuer'> {
  const { regime, regimeSince, crp, cpf, cnpj, legalName, companyName, city } = profile;
  const { pixKeyKind: kind, pixKey: key } = profile;
  const name = receiverOf(profile);
  return {
    offeredPix: shown.pix && kind && key ? { kind, key, name, city } : null,
    receiptIssuer: shown.receipts
      ? { regime, regimeSince, crp, cpf, cnpj, legalName, companyName, city }
      : null,
  };
}

export const professionalProfiles = defineEntity({
  fields: professionalProfileFields,
  schema: professionalProfileSchema,
  missing: 'Dados profissionais não encontrados.',
  readers: { owner: ({ id }) => id, portal: 'treated' },
  hotAt: 'always',
});

/** As what the psychologist received money on a day, `yyyy-MM-dd`. */
export function regimeOn(
  { regime, regimeSince }: Pick<ProfessionalProfile, 'regime' | 'regimeSince'>,
  day: string,
): Regime | null {
  if (regime === null || regimeSince === null || day >= regimeSince) return regime;
  return regime === 'pf' ? 'pj' : 'pf';
}
