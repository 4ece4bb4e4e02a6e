import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from './themePalette.ts';

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const tint = (color: string, on: string) => {
  const ground = channels(on);
  return channels(color).map((c, i) => 0.12 * c + 0.88 * (ground[i] ?? 0));
};

const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_name, palette) => {
  const grounds = [palette.background.default, palette.background.paper];

  it.each(tones)('keeps %s readable on paper, on its own tint, and under its own text', (tone) => {
    const { main, contrastText } = palette[tone];
    for (const ground of grounds) {
      expect(contrast(channels(main), channels(ground))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(channels(main), tint(main, ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(channels(contrastText), channels(main))).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps both kinds of text readable', () => {
    for (const text of Object.values(palette.text))
      for (const ground of grounds)
        expect(contrast(channels(text), channels(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
