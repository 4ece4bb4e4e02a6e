import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { foldToAscii, type PixCharge, pixCode, readPixCode, txidOf } from './code.ts';
import { crc16 } from './crc16.ts';

const EVP = '123e4567-e12b-12d1-a456-426655440000';
const charge = (changes: Partial<PixCharge> = {}): PixCharge => ({
  key: EVP,
  cents: null,
  name: 'Fulano de Tal',
  city: 'BRASILIA',
  txid: null,
  ...changes,
});

/** Published by the Central Bank and by makers of libraries: codes that real banks read. */
const VECTORS: readonly (readonly [of: string, code: string, charge: PixCharge])[] = [
  [
    'the manual’s own',
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    charge(),
  ],
  [
    'pix-utils',
    '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914Thales Ogliari6002SC62070503***6304E5AB',
    charge({
      key: 'thalesog@me.com',
      info: 'Pedido 123',
      cents: 1000,
      name: 'Thales Ogliari',
      city: 'SC',
    }),
  ],
  [
    'Stark Bank',
    '00020126360014br.gov.bcb.pix0114arya@stark.com5204000053039865406125.005802BR5925Arya Stark with a very lo6009Sao Paulo62290525verylongreconciliationidt630466F4',
    charge({
      key: 'arya@stark.com',
      cents: 12_500,
      name: 'Arya Stark with a very long name',
      city: 'São Paulo',
      txid: 'verylongreconciliationidt',
    }),
  ],
  [
    'with an info beside a random key',
    '00020126670014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400000205Teste52040000530398654045.005802BR5913Fulano de Tal6008BRASILIA6207050312363040E95',
    charge({ info: 'Teste', cents: 500, txid: '123' }),
  ],
];

describe('a Pix code', () => {
  it.each(VECTORS)('is the published one, character for character: %s', (_of, code, of) => {
    expect(pixCode(of)).toBe(code);
    expect(readPixCode(code)).toMatchObject({ key: of.key, cents: of.cents, txid: of.txid });
  });

  it('of a real bank is read, whose system writes its own name in capitals', () => {
    const code =
      '00020126580014BR.GOV.BCB.PIX013611111111-1111-1111-1111-11111111111152040000530398654040.015802BR5925TESTE DO TESTE DO TESTEIE6009SAO PAULO6226052211111111111111111111116304642D';
    expect(readPixCode(code)).toEqual({
      key: '11111111-1111-1111-1111-111111111111',
      info: null,
      cents: 1,
      name: 'TESTE DO TESTE DO TESTEIE',
      city: 'SAO PAULO',
      txid: '1111111111111111111111',
    });
  });

  it('with letters beyond ASCII is summed up by its bytes', () => {
    const [, code] = VECTORS[0]!;
    const accented = `${code.slice(0, -4).replace('BRASILIA', 'BRASÍLIA')}B4F6`;
    expect(readPixCode(accented)?.city).toBe('BRASÍLIA');
    expect(crc16('123456789')).toBe('29B1');
  });

  it('is read with breaks of line in it, and not with a character changed', () => {
    const [, code] = VECTORS[1]!;
    expect(readPixCode(`${code.slice(0, 60)}\r\n${code.slice(60)}\n`)?.key).toBe('thalesog@me.com');
    expect(readPixCode(code.replace('10.00', '19.00'))).toBeNull();
    for (const text of ['', '6304', 'x'.repeat(100_000), '0002016304']) {
      expect(readPixCode(text)).toBeNull();
    }
  });

  it('cuts what the payer reads, and never the key', () => {
    const info = 'x'.repeat(99);
    const lengthOf = (key: string) => readPixCode(pixCode(charge({ key, info })))?.info?.length;
    expect(lengthOf(EVP)).toBe(37);
    expect(lengthOf('52998224725')).toBe(62);
    const long = `${'h'.repeat(65)}@exemplo.com`;
    expect(readPixCode(pixCode(charge({ key: long, info })))).toMatchObject({
      key: long,
      info: null,
    });
  });

  it('names somebody even where a name has no letter that banks know', () => {
    const read = readPixCode(pixCode(charge({ name: '🌿', city: '' })));
    expect([read?.name, read?.city]).toEqual(['RECEBEDOR', 'BRASIL']);
    expect(foldToAscii('João  Ção 🌿 d’Ávila\n')).toBe('Joao Cao dAvila');
  });

  it('says what was said, whoever receives, whatever it costs', () => {
    const random = seededRandom(26);
    const int = (max: number) => Math.floor(random() * max);
    const pick = <T>(all: readonly T[]): T => all[int(all.length)]!;
    const word = (max: number) =>
      Array.from({ length: int(max) }, () => pick(Array.from('aéÇ ñ-.0Zß漢🌿;\r\n'))).join('');
    const keys = [
      EVP,
      '52998224725',
      '12ABC34501DE35',
      '+5511912345684',
      `${'h'.repeat(65)}@a.com.br`,
    ];
    for (let i = 0; i < 400; i += 1) {
      const of = {
        key: pick(keys),
        cents: pick([null, 1, 99, 100, int(1_000_000), 999_999_999]),
        name: word(60),
        city: word(40),
        txid: pick([null, txidOf(crypto.randomUUID())]),
        info: pick([null, word(90)]),
      };
      const code = pixCode(of);
      expect(code).toMatch(/^[\u0020-\u007E]+$/);
      const read = readPixCode(code)!;
      expect(read).toMatchObject({ key: of.key, cents: of.cents, txid: of.txid });
      expect(read.name).toBe(foldToAscii(of.name).slice(0, 25).trimEnd() || 'RECEBEDOR');
      expect(read.city).toBe(foldToAscii(of.city).slice(0, 15).trimEnd() || 'BRASIL');
      expect(foldToAscii(of.info ?? '').startsWith(read.info ?? '')).toBe(true);
    }
  });

  it('is known again by letters and digits that lead nobody to a person', () => {
    expect(txidOf('01932b7e-5f70-7abc-8def-0123456789ab')).toMatch(/^[\dA-Za-z]{25}$/);
  });
});
