import { chromiumMp4, chromiumWebm, mp3, ogg, wav } from '../../fixtures/audio.ts';
import { between, type Dice, pick } from './valid.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const sound: readonly Bytes[] = [chromiumWebm, chromiumMp4, mp3(5), ogg(2), wav(1)];

const noise = ({ random }: Dice, length: number): Bytes =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256));

const cut = (dice: Dice, bytes: Bytes): Bytes => bytes.slice(0, between(dice, 0, bytes.length));

function scratched(dice: Dice, bytes: Bytes): Bytes {
  const copy = bytes.slice();
  for (let i = between(dice, 1, 40); i > 0; i--)
    copy[between(dice, 0, Math.min(copy.length, 400) - 1)] = between(dice, 0, 255);
  return copy;
}

/** A form with a recording that is sound, cut, scratched, or none at all. */
export function recordingForm(dice: Dice): FormData {
  const bytes = pick<(of: Bytes) => Bytes>(dice, [
    (of) => of,
    (of) => cut(dice, of),
    (of) => scratched(dice, of),
    (of) => scratched(dice, of),
    () => noise(dice, between(dice, 0, 3000)),
  ])(pick(dice, sound));
  const form = new FormData();
  const name = pick(dice, ['recording.webm', 'recording.m4a', 'zqzq', '../zq.wav', 'zq"zq\r\n']);
  const field = pick(dice, ['audio', 'audio', 'audio', 'file', 'zqzq']);
  form.set(field, new File([bytes], name, { type: pick(dice, ['audio/webm', 'zq/zq', '']) }));
  if (dice.random() < 0.1) form.set('audio', 'zqzq');
  return form;
}
