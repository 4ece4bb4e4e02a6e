import { describe, expect, it } from 'vitest';
import { partsOf } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=--x';
const body = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');

describe('a form', () => {
  it('is split as every browser writes it, whatever stands in the file', async () => {
    const form = new FormData();
    const bytes = new Uint8Array(100_000).map((_, i) => (i * 31) % 256);
    form.set('patientId', 'ç');
    form.set('audio', new File([bytes], 'a"b;name="x.webm'));
    const sent = new Response(form);
    const whole = Buffer.from(await sent.clone().arrayBuffer());
    const parts = partsOf(whole, sent.headers.get('content-type') ?? '');
    expect(parts.map(({ name, isFile }) => [name, isFile])).toEqual([
      ['patientId', false],
      ['audio', true],
    ]);
    const [named, file] = parts;
    expect(whole.toString('utf8', named!.start, named!.end)).toBe('ç');
    expect(whole.subarray(file!.start, file!.end).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    ['without a boundary', '--x\n', 'multipart/form-data'],
    ['of another type', '----x--', 'application/json'],
    ['that does not begin with it', 'a\n----x--', TYPE],
    ['that is cut off', '----x\ncontent-disposition: form-data; name="a"\n\nabc', TYPE],
    ['whose part has no name', '----x\n\n\nabc\n----x--', TYPE],
    ['whose part has no end of its head', '----x\na: b\n----x--', TYPE],
    [
      'of a thousand parts',
      `${'----x\ncontent-disposition: form-data; name="a"\n\n\n'.repeat(1000)}----x--`,
      TYPE,
    ],
  ])('%s is refused', (_, text, type) => {
    expect(() => partsOf(body(text), type)).toThrow('Não foi possível ler');
  });
});
