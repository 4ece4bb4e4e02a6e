import * as v from 'valibot';
import { cnpj } from '../core/taxIds/cnpj.ts';
import { defineCommand } from '../core/command.ts';
import { changed } from '../core/documents.ts';
import { cpf } from '../core/taxIds/cpf.ts';
import { clearable, day, line } from '../core/fields.ts';
import { type PixKeyKind, pixKeyKinds, pixKeyOf } from '../pix/keys.ts';
import { crp } from './crp.ts';
import { type ProfessionalProfile, regimes, shownInPortal, signatureImage } from './profile.ts';

const NO_KEY = 'Informe a chave Pix.';
const NO_KIND = 'Escolha o tipo da chave.';

const wrongKey: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'Esta chave não é um CPF válido.',
  cnpj: 'Esta chave não é um CNPJ válido.',
  phone: 'Esta chave não é um telefone com DDD.',
  email: 'Esta chave não é um email válido.',
  random: 'Esta chave não é uma chave aleatória. Copie-a do aplicativo do seu banco.',
};

const fields = v.object({
  regime: v.optional(v.nullable(v.picklist(regimes, 'Escolha pessoa física ou jurídica.'))),
  regimeSince: clearable(day),
  crp: clearable(crp),
  cpf: clearable(cpf),
  cnpj: clearable(cnpj),
  legalName: clearable(line()),
  companyName: clearable(line()),
  pixKeyKind: v.optional(v.nullable(v.picklist(pixKeyKinds, NO_KIND))),
  pixKey: clearable(line()),
  city: clearable(line()),
  signature: clearable(signatureImage),
  /** Whether the portals of the own patients show the Pix key, and what a receipt says. */
  pixInPortal: v.optional(v.boolean()),
  receiptsInPortal: v.optional(v.boolean()),
});

/** What is wrong with a key of a kind; both stand in a command, or neither. */
function pixKeyProblem(
  kind: PixKeyKind | null | undefined,
  key: string | null | undefined,
): { readonly field: 'pixKey' | 'pixKeyKind'; readonly message: string } | null {
  if (!kind) return key ? { field: 'pixKeyKind', message: NO_KIND } : null;
  if (!key) return { field: 'pixKey', message: NO_KEY };
  return pixKeyOf(kind, key) === null ? { field: 'pixKey', message: wrongKey[kind] } : null;
}

const BLANK = {
  regime: null,
  regimeSince: null,
  crp: null,
  cpf: null,
  cnpj: null,
  legalName: null,
  companyName: null,
  pixKeyKind: null,
  pixKey: null,
  city: null,
  signature: null,
  offeredPix: null,
  receiptIssuer: null,
} satisfies Omit<ProfessionalProfile, 'id' | 'updatedAt'>;

/** A psychologist's own, whoever asks: it names nobody. What is left out stays. */
export const setProfessional = defineCommand({
  name: 'profile.setProfessional',
  entity: 'professionalProfiles',
  method: 'PUT',
  path: '/users/professional-profile',
  roles: ['psych'],
  scope: 'self',
  title: 'Alterar dados profissionais',
  args: v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { pixKeyKind, pixKey } = dataset.value;
      const problem = pixKeyProblem(pixKeyKind, pixKey);
      if (!problem) return;
      const { field: key, message } = problem;
      const place = { type: 'object', origin: 'value', key } as const;
      const input = { ...dataset.value };
      addIssue({ message, path: [{ ...place, input, value: input[key] }] });
    }),
  ),
  revives: (_args, { userId }) => [['professionalProfiles', userId]],
  touches: (_args, { userId }) => [['professionalProfiles', userId]],
  apply(documents, args, { actor, at }) {
    const id = actor.userId;
    const before = documents.get('professionalProfiles', id) ?? { ...BLANK, id, updatedAt: at };
    const { pixKeyKind: kind, pixKey: key, pixInPortal, receiptsInPortal, ...rest } = args;
    const next = {
      ...changed(before, rest),
      ...(kind !== undefined && {
        pixKeyKind: kind,
        pixKey: kind && key ? pixKeyOf(kind, key) : null,
      }),
      updatedAt: at,
    };
    const shown = {
      pix: pixInPortal ?? before.offeredPix != null,
      receipts: receiptsInPortal ?? before.receiptIssuer != null,
    };
    documents.put('professionalProfiles', { ...next, ...shownInPortal(next, shown) });
  },
});
