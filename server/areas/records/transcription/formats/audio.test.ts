import { describe, expect, it } from 'vitest';
import { chromiumMp4, chromiumWebm, mp3, ogg, wav } from '../../../../../test/fixtures/audio.ts';
import { seededBytes, seededRandom } from '../../../../../test/harness/practice/practice.ts';
import { formatOf } from './format.ts';
import { secondsOf } from './seconds.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const recordings = {
  webm: chromiumWebm,
  m4a: chromiumMp4,
  ogg: ogg(3),
  wav: wav(3),
  mp3: mp3(40),
};

const measure = (bytes: Uint8Array): number | undefined => {
  const format = formatOf(bytes);
  if (!format) throw new Error('No such format.');
  return secondsOf(bytes, format);
};

describe('the format of a recording', () => {
  it.each(Object.entries(recordings))('%s is known by its first bytes', (extension, bytes) => {
    expect(formatOf(bytes)?.extension).toBe(extension);
  });

  it.each([
    ['', 'nothing'],
    ['%PDF-1.7', 'a document'],
    ['\x89PNG\r\n\x1a\n', 'a picture'],
    ['RIFF\x00\x00\x00\x00AVI LIST', 'a film in a RIFF'],
    ['\x1aE\xdf\xa3\x93B\x82\x88matroska', 'another Matroska'],
    ['\xff\xf1\x50\x80', 'AAC without a container'],
    ['\xff\xff\xff\xff', 'a frame that cannot be'],
    ['<html>', 'a page'],
  ])('%j is none: %s', (head) => {
    expect(formatOf(bytesOf(head))).toBeUndefined();
  });
});

describe('the length of a recording', () => {
  it.each([
    ['Chromium’s WebM, which names none', chromiumWebm, 1.4, 1.6],
    ['Chromium’s fragmented MP4', chromiumMp4, 1.4, 1.6],
    ['Ogg', ogg(61), 60.9, 61.1],
    ['WAV', wav(2.5), 2.5, 2.5],
    ['MP3 without a head', mp3(400), 10.4, 10.5],
  ])('is read from %s', (_, bytes, least, most) => {
    const seconds = measure(bytes);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  });

  it('is that of the part which arrived, where the recorder was cut off', () => {
    const seconds = measure(chromiumWebm.slice(0, 700));
    expect(seconds).toBeGreaterThan(0.3);
    expect(seconds).toBeLessThan(1.4);
  });

  it.each([
    ['a WebM of heads alone', chromiumWebm.slice(0, 147)],
    [
      'a WebM of a head and zeros',
      new Uint8Array([...chromiumWebm.slice(0, 36), ...Array(99).fill(0)]),
    ],
    ['an MP4 of a head alone', chromiumMp4.slice(0, 36)],
    ['an Ogg of four letters', bytesOf('OggS')],
    ['a WAV without samples', wav(0)],
    ['a WAV of a head alone', wav(1).slice(0, 12)],
    ['a tag without sound', bytesOf('ID3\x04\x00\x00\x00\x00\x00\x00')],
  ])('is nothing for %s', (_, bytes) => {
    expect(measure(bytes)).toBeUndefined();
  });

  const LARGEST = 25 * 1024 * 1024;
  const filled = (head: Uint8Array, unit: Uint8Array): Uint8Array => {
    const file = new Uint8Array(LARGEST);
    file.set(head);
    for (let at = head.length; at + unit.length <= LARGEST; at += unit.length) file.set(unit, at);
    return file;
  };
  const largestTag = bytesOf('ID3\x04\x00\x00\x0b\x7f\x7f\x7f');
  const largestList = new Uint8Array([...wav(1).slice(0, 36), ...bytesOf('LIST\xff\xff\x7f\x01')]);

  it.each([
    [
      'a tag of millions of frames',
      filled(largestTag, bytesOf('TXXX\x00\x00\x00\x01\x00\x00\x00')),
    ],
    ['a list of millions of names', filled(largestList, bytesOf('IART\x01\x00\x00\x00A\x00'))],
    ['millions of chunks', filled(wav(1).slice(0, 36), bytesOf('junk\x00\x00\x00\x00'))],
    ['millions of boxes', filled(chromiumMp4.slice(0, 36), bytesOf('\x00\x00\x00\x08free'))],
    ['millions of blocks', filled(chromiumWebm.slice(0, 147), bytesOf('\xa3\x80'))],
    ['millions of heads', filled(mp3(1), bytesOf('\xff\xe3\x18\xc4'))],
  ])('of %s does not keep the server busy', (_, bytes) => {
    // The processor's time: others may keep it busy.
    const start = process.cpuUsage();
    measure(bytes);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it('is that of sound behind tags, and of streams one after the other', () => {
    const tag = bytesOf('ID3\x04\x00\x00\x00\x00\x00\x03abc');
    expect(measure(new Uint8Array([...tag, ...tag, ...mp3(400)]))).toBeCloseTo(10.45, 1);
    expect(measure(new Uint8Array([...ogg(61), ...ogg(20)]))).toBeCloseTo(81, 0);
    expect(measure(new Uint8Array([...mp3(100), ...Array(50).fill(1), ...mp3(300)]))).toBeCloseTo(
      10.45,
      1,
    );
  });

  it('of a WAV without a size is what follows', () => {
    const file = wav(3);
    for (const size of [0, 0xffffffff]) {
      new DataView(file.buffer).setUint32(40, size, true);
      expect(measure(file)).toBe(3);
    }
  });

  it('of damaged files is a number or nothing, soon', () => {
    const seed = 20260310;
    const random = seededRandom(seed);
    const noise = seededBytes(random);
    for (const [extension, whole] of Object.entries(recordings))
      for (let round = 0; round < 60; round += 1) {
        const bytes = whole.slice(0, 1 + Math.floor(random() * whole.length));
        const at = 16 + Math.floor(random() * bytes.length);
        bytes.set(noise(Math.max(0, Math.min(8, bytes.length - at))), Math.min(at, bytes.length));
        const format = formatOf(bytes);
        const seconds = format && secondsOf(bytes, format);
        expect(seconds ?? 1, `seed ${seed}, ${extension}, round ${round}`).toBeGreaterThan(0);
      }
  });
});
