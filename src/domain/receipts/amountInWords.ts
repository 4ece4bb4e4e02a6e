const UNITS = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
] as const;

const TENS = [
  '',
  '',
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
] as const;

const HUNDREDS = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
] as const;

const MILLION = 1_000_000;

const and = (parts: readonly string[]): string => parts.filter(Boolean).join(' e ');

function belowHundred(n: number): string {
  return n < 20 ? (UNITS[n] ?? '') : and([TENS[Math.floor(n / 10)] ?? '', UNITS[n % 10] ?? '']);
}

function belowThousand(n: number): string {
  if (n === 100) return 'cem';
  return and([HUNDREDS[Math.floor(n / 100)] ?? '', belowHundred(n % 100)]);
}

/**
 * Writes a number below a billion.
 * `e` joins the last three digits where they are below a hundred, or whole hundreds.
 */
function numberWords(n: number): string {
  if (n >= MILLION) return millionWords(n);
  const [thousands, rest] = [Math.floor(n / 1000), n % 1000];
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  if (rest === 0) return head;
  return `${head}${rest < 100 || rest % 100 === 0 ? ' e' : ''} ${belowThousand(rest)}`;
}

function millionWords(n: number): string {
  const [millions, rest] = [Math.floor(n / MILLION), n % MILLION];
  const head = millions === 1 ? 'um milhão' : `${belowThousand(millions)} milhões`;
  if (rest === 0) return head;
  return `${head}${rest < 100 || rest % 100_000 === 0 ? ' e' : ''} ${numberWords(rest)}`;
}

/** `um milhão de reais`, and `um milhão e um reais` */
const counted = (n: number, one: string, many: string): string => {
  if (n === 0) return '';
  const of = n % MILLION === 0 ? ' de' : '';
  return `${numberWords(n)}${of} ${n === 1 ? one : many}`;
};

/**
 * Writes an amount: `cento e oitenta reais e cinquenta centavos`.
 * @param cents whole centavos, above none and below a billion reais
 */
export const amountInWords = (cents: number): string =>
  and([
    counted(Math.floor(cents / 100), 'real', 'reais'),
    counted(cents % 100, 'centavo', 'centavos'),
  ]);
