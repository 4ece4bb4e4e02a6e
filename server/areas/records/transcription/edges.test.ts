import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumMp4, chromiumWebm, ogg, wav } from '../../../../test/fixtures/audio.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { agreeToSpeech } from '../../../../test/harness/server/speech.ts';
import { embeddedAi } from '../../../kernel/ai/provider.ts';

const LARGEST = 25 * 1024 * 1024;

let open: ClinicApi;
let heard: number;

beforeEach(async () => {
  heard = 0;
  const transcribe = async () => {
    heard += 1;
    return 'Texto ditado.';
  };
  open = await openClinicApi(await sharedDatabase(), {
    ai: { ...embeddedAi, transcriber: { transcribe } },
  });
  await agreeToSpeech(open);
});

afterEach(() => open.api.parts.db.kysely.deleteFrom('ai_usage').execute());

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'gravacao.webm') {
  const form = new FormData();
  form.set('audio', new File([bytes], name, { type: 'audio/webm' }));
  form.set('patientId', open.clinic.davi.id);
  const response = await open.api.app.request('/api/notes/transcribe', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${open.tokens.ana}` },
  });
  const { code = 'done' } = (await response.json()) as { code?: string };
  return code;
}

/** Sound of so many bytes, as fast as need be to last less than ten minutes. */
function largeWav(size: number): Uint8Array<ArrayBuffer> {
  const file = wav((size - 44) / 8000);
  const view = new DataView(file.buffer);
  for (const at of [24, 28]) view.setUint32(at, 96_000, true);
  return file;
}

describe('the longest and the largest recording', () => {
  it.each([
    ['ten minutes to the second', wav(600), 'done'],
    ['what a recorder needs to stop', wav(605), 'done'],
    ['a moment more', wav(605.1), 'FILE_TOO_LARGE'],
    ['25 MB to the byte', largeWav(LARGEST), 'done'],
    ['a byte more', largeWav(LARGEST + 1), 'FILE_TOO_LARGE'],
    ['nothing', new Uint8Array(), 'INVALID_AUDIO'],
    ['one byte', new Uint8Array([0x1a]), 'INVALID_FORMAT'],
  ])('%s', async (_, bytes, answer) => {
    expect(await upload(bytes)).toBe(answer);
    expect(heard).toBe(answer === 'done' ? 1 : 0);
  });
});

describe('a file in disguise', () => {
  const zip = bytesOf('PK\x03\x04\x14\x00\x00\x00');
  const page = bytesOf('<html><script>alert(1)</script></html>');

  it.each([
    ['a program', bytesOf('MZ\x90\x00\x03\x00\x00\x00')],
    ['an archive', zip],
    ['a page', page],
    ['a picture in RIFF', bytesOf('RIFF\x24\x00\x00\x00WEBPVP8 ')],
    ['a photograph in boxes', bytesOf('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1')],
    ['a tag before an archive', joined(bytesOf('ID3\x04\x00\x00\x00\x00\x00\x00'), zip)],
    ['a head of Ogg before a page', joined(bytesOf('OggS'), page)],
    ['a head of WebM before a page', joined(chromiumWebm.slice(0, 36), page)],
    ['a head of MP4 before a page', joined(chromiumMp4.slice(0, 36), page)],
    ['a recording after a page', joined(page, ogg(3))],
  ])('is heard by nobody: %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatch(/^INVALID_(AUDIO|FORMAT)$/);
    expect(heard).toBe(0);
  });

  it('named as something else is what it is', async () => {
    expect(await upload(ogg(2), '../../etc/passwd.exe')).toBe('done');
  });
});
