const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const AGENT_MAX = 1000;

const first = (agent: string, known: typeof BROWSERS): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * What a person would call a device, such as `Chrome, Android`. Of what a browser says of itself no more is kept: the
 * rest would tell one device from all others.
 * @returns nothing for what is none of these
 */
export function deviceNameOf(agent: string | undefined): string | null {
  const said = (agent ?? '').slice(0, AGENT_MAX);
  const found = [first(said, BROWSERS), first(said, SYSTEMS)].filter((one) => one !== undefined);
  return found.join(', ') || null;
}
