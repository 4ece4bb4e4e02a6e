import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageClient } from '../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { Player } from './Player.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:gravacao';
  URL.revokeObjectURL = () => undefined;
});

afterEach(cleanup);

/** Opens a recording of 10.2 seconds in a browser that reads another length from its file. */
async function open(duration: number) {
  const device = new PageDevice({});
  device.sounds.set('r1', { mimeType: 'audio/webm', pieces: [new ArrayBuffer(8)] });
  const player = <Player id="r1" label="Gravação das 15:11" seconds={10.2} />;
  const { container } = renderScreen(pageClient(device), player);
  const position = await screen.findByRole<HTMLInputElement>('slider', { name: 'Posição' });
  const audio = container.querySelector('audio')!;
  let at = 0;
  Object.defineProperties(audio, {
    duration: { configurable: true, get: () => duration },
    currentTime: {
      get: () => at,
      set(wanted: number) {
        at = wanted;
        fireEvent.timeUpdate(audio);
      },
    },
  });
  fireEvent.loadedMetadata(audio);
  return { audio, position };
}

describe('the player of a recording', () => {
  it.each([
    ['MP4 in WebKit', 0.998],
    ['WebM in Firefox', Infinity],
  ])('shows the length that was measured, whatever the browser reads: %s', async (_name, read) => {
    const { audio, position } = await open(read);
    expect(screen.getByText('00:00 de 00:10')).toBeDefined();
    expect(position.max).toBe('10.2');
    // What looked for the end has found it.
    fireEvent.durationChange(audio);
    audio.currentTime = 7.4;
    expect(screen.getByText('00:07 de 00:10')).toBeDefined();
    fireEvent.change(position, { target: { value: '3' } });
    expect(audio.currentTime).toBe(3);
    expect(screen.getByText('00:03 de 00:10')).toBeDefined();
  });

  it('plays where the browser never finds the end', async () => {
    const { audio } = await open(Infinity);
    audio.play = async () => undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Tocar' }));
    expect(audio.currentTime).toBe(0);
    audio.currentTime = 4;
    expect(screen.getByText('00:04 de 00:10')).toBeDefined();
  });

  it('stays at the end where the browser plays a little longer', async () => {
    const { audio } = await open(10.4);
    audio.currentTime = 10.4;
    fireEvent.ended(audio);
    expect(screen.getByText('00:10 de 00:10')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tocar' })).toBeDefined();
  });
});
