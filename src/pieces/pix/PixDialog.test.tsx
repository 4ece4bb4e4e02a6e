import jsQr from 'jsqr';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeProfile } from '../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { readPixCode } from '../../domain/pix/code.ts';
import PixDialog from './PixDialog.tsx';

afterEach(cleanup);

const ID = '01932b7e-5f70-7abc-8def-0123456789ab';
const SCALE = 4;

/** The drawing as pixels, square by square, as the path says. */
function pixelsOf(svg: Element) {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(width) * SCALE * 4; at += 4)
        pixels.fill(0, at, at + 3);
    }
  return { pixels, side };
}

function show(profile: ReturnType<typeof makeProfile> | null) {
  const device = new PageDevice({ 'professional.own': profile });
  return renderPage(<PixDialog cents={18_050} id={ID} onClose={() => {}} />, device);
}

describe('a Pix code on the screen', () => {
  it('is read by a scanner as the text that is copied, and says nothing about the patient', async () => {
    const { user } = show(makeProfile({ city: 'São Paulo' }));
    const { pixels, side } = pixelsOf(await screen.findByRole('img', { name: 'QR code do Pix' }));
    const scanned = jsQr(pixels, side, side)?.data ?? '';
    expect(readPixCode(scanned)).toEqual({
      key: 'helena@example.com',
      info: null,
      cents: 18_050,
      name: 'Helena Duarte Prado',
      city: 'Sao Paulo',
      txid: 'e5f707abc8def0123456789ab',
    });
    await user.click(screen.getByRole('button', { name: 'Pix copia e cola' }));
    expect(await navigator.clipboard.readText()).toBe(scanned);
    expect(await screen.findByText('Código Pix copiado')).toBeDefined();
    expect(screen.getByText(/O banco não avisa o Sereno/)).toBeDefined();
  });

  it('appears as soon as there is a key, which is asked for in its place', async () => {
    const { device, user } = show(null);
    await user.click(await screen.findByRole('button', { name: 'Preencher dados profissionais' }));
    device.show({ 'professional.own': makeProfile() });
    expect(await screen.findByRole('img', { name: 'QR code do Pix', hidden: true })).toBeDefined();
  });
});
