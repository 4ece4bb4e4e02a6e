import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  COLLEAGUE,
  createDocumentSet,
  makeProfile,
  makeUser,
  PSYCH,
  psych,
} from '../../../test/fixtures/documents.ts';
import { DEMO_SIGNATURE } from '../../../server/program/demo/people/signature.ts';
import { setProfessional } from './commands.ts';
import { professionalOf } from './professional.ts';
import { regimeOn, SIGNATURE_MAX, signatureBytes } from './profile.ts';

const at = '2026-03-10T14:00:00.000Z';
const context = { actor: psych, at };
const sent = (input: object) => v.parse(setProfessional.args, input);
const fault = (input: object) => v.safeParse(setProfessional.args, input).issues?.[0];

describe('the professional data', () => {
  it('are made by what is first said of them, under the person’s own id', () => {
    const documents = createDocumentSet({});
    setProfessional.apply(documents, sent({ crp: 'CRP 06/104.512', city: ' Recife ' }), context);
    expect(documents.get('professionalProfiles', PSYCH)).toEqual({
      id: PSYCH,
      regime: null,
      regimeSince: null,
      crp: '06/104512',
      cpf: null,
      cnpj: null,
      legalName: null,
      companyName: null,
      pixKeyKind: null,
      pixKey: null,
      city: 'Recife',
      signature: null,
      offeredPix: null,
      receiptIssuer: null,
      updatedAt: at,
    });
  });

  it('change in what is given, and lose what is cleared', () => {
    const documents = createDocumentSet({ professionalProfiles: [makeProfile()] });
    setProfessional.apply(documents, sent({ city: '', regime: 'pj' }), context);
    const shown = { offeredPix: null, receiptIssuer: null } as const;
    const changed = { city: null, regime: 'pj', updatedAt: at, ...shown } as const;
    expect(documents.get('professionalProfiles', PSYCH)).toEqual(makeProfile(changed));
  });

  it('are one’s own, whoever is named', () => {
    const forged = sent({ id: COLLEAGUE, userId: COLLEAGUE, city: 'Olinda' });
    expect(setProfessional.touches(forged, psych)).toEqual([['professionalProfiles', PSYCH]]);
    const documents = createDocumentSet({});
    setProfessional.apply(documents, forged, context);
    expect(documents.get('professionalProfiles', COLLEAGUE)).toBeUndefined();
    expect(documents.get('professionalProfiles', PSYCH)?.id).toBe(PSYCH);
  });

  it('keep a Pix key as the bank has it, with its kind, and lose both together', () => {
    const documents = createDocumentSet({});
    const keyOf = () => {
      const { pixKeyKind, pixKey } = documents.get('professionalProfiles', PSYCH)!;
      return [pixKeyKind, pixKey];
    };
    const key = { pixKeyKind: 'phone', pixKey: '(11) 91234-5684' };
    setProfessional.apply(documents, sent(key), context);
    expect(keyOf()).toEqual(['phone', '+5511912345684']);
    setProfessional.apply(documents, sent({ city: 'Recife' }), context);
    expect(keyOf()).toEqual(['phone', '+5511912345684']);
    setProfessional.apply(documents, sent({ pixKeyKind: null }), context);
    expect(keyOf()).toEqual([null, null]);
  });

  it.each([
    [{ pixKey: 'ana@exemplo.com' }, 'pixKeyKind', 'Escolha o tipo da chave.'],
    [{ pixKeyKind: 'email' }, 'pixKey', 'Informe a chave Pix.'],
    [{ pixKeyKind: 'cpf', pixKey: '1' }, 'pixKey', 'Esta chave não é um CPF válido.'],
    [{ crp: '25/123456' }, 'crp', 'CRP inválido. Escreva a região e o número, como 06/123456.'],
    [{ cpf: '529.982.247-24' }, 'cpf', 'CPF inválido. Confira os números.'],
    [{ cnpj: '1' }, 'cnpj', 'CNPJ inválido. Confira as letras e os números.'],
    [{ regime: 'mei' }, 'regime', 'Escolha pessoa física ou jurídica.'],
    [{ city: 'x'.repeat(100_000) }, 'city', 'Use no máximo 255 caracteres'],
    [{ signature: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'signature', 'Imagem inválida.'],
    [
      { signature: DEMO_SIGNATURE + 'A'.repeat(SIGNATURE_MAX) },
      'signature',
      'A imagem da assinatura é grande demais.',
    ],
  ])('%.60j is refused', (input, field, message) => {
    expect(fault(input)).toMatchObject({ message, path: [{ key: field }] });
  });

  it('take a small PNG as the picture of a signature', () => {
    expect(sent({ signature: DEMO_SIGNATURE }).signature).toBe(DEMO_SIGNATURE);
    expect(Array.from(signatureBytes(DEMO_SIGNATURE).slice(1, 4))).toEqual([0x50, 0x4e, 0x47]);
  });
});

describe('what patients are shown of them', () => {
  const apply = (documents: ReturnType<typeof createDocumentSet>, input: object) => {
    setProfessional.apply(documents, sent(input), context);
    const profile = documents.get('professionalProfiles', PSYCH)!;
    return [profile.offeredPix, profile.receiptIssuer] as const;
  };

  it('is nothing until the psychologist says so, then follows what is changed', () => {
    const documents = createDocumentSet({ professionalProfiles: [makeProfile()] });
    expect(apply(documents, { city: 'Olinda' })).toEqual([null, null]);
    const [pix, issuer] = apply(documents, { pixInPortal: true });
    const name = 'Helena Duarte Prado';
    expect(pix).toEqual({ kind: 'email', key: 'helena@example.com', name, city: 'Olinda' });
    expect(issuer).toBeNull();
    expect(apply(documents, { city: 'Recife' })[0]).toMatchObject({ city: 'Recife' });
    expect(apply(documents, { receiptsInPortal: true })[1]).toMatchObject({
      cpf: '529.982.247-25',
    });
    expect(apply(documents, { pixInPortal: false })).toEqual([null, expect.objectContaining({})]);
  });

  it('loses a key that is gone, and does not show the next one unasked', () => {
    const documents = createDocumentSet({ professionalProfiles: [makeProfile()] });
    apply(documents, { pixInPortal: true });
    expect(apply(documents, { pixKeyKind: null })[0]).toBeNull();
    expect(apply(documents, { pixKeyKind: 'cpf', pixKey: '529.982.247-25' })[0]).toBeNull();
  });
});

describe('who signs', () => {
  it('is as the account says until the professional data do', () => {
    const user = makeUser();
    expect(professionalOf(user, null)).toEqual({ name: user.name, crp: '06/104512' });
    expect(professionalOf({ ...user, crp: 'CRP 06/1045' }, null).crp).toBe('06/1045');
    const profile = makeProfile({ crp: '12/00693' });
    expect(professionalOf(user, profile)).toEqual({
      name: 'Helena Duarte Prado',
      crp: '12/00693',
    });
  });

  it('received as a person or as a company, by the day', () => {
    const regime = { regime: 'pj', regimeSince: '2026-06-01' } as const;
    expect(regimeOn(regime, '2026-05-31')).toBe('pf');
    expect(regimeOn(regime, '2026-06-01')).toBe('pj');
    expect(regimeOn({ regime: 'pf', regimeSince: null }, '2020-01-01')).toBe('pf');
    expect(regimeOn({ regime: null, regimeSince: '2020-01-01' }, '2019-01-01')).toBeNull();
  });
});
