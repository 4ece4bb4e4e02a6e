const UNITS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `12,3 MB` */
export function bytesWords(bytes: number): string {
  const [size, unit] = UNITS.find(([one]) => bytes >= one) ?? [1, 'bytes'];
  return `${number.format(bytes / size)} ${unit}`;
}
