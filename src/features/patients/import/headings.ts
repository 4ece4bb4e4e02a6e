import { fold } from '../../../domain/core/fold.ts';
import { visibleLine } from '../../../domain/core/visibleLine.ts';
import type { ImportField } from './importFields.ts';

/** Tells several values of one kind apart: which of them is taken. */
export type Kind = 'mobile' | 'main' | 'home' | 'work' | 'spare' | 'fax';

export interface Meaning {
  readonly field: ImportField;
  readonly kind: Kind;
  /** The place of a piece in what several columns say together, such as a street before a town. */
  readonly part: number;
  /** Pieces of one group belong together, such as those of the second address. */
  readonly group: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** A heading as it is compared: small letters without accents, and single blanks. */
export const plainHeading = (heading: string): string =>
  fold(visibleLine(heading.slice(0, 100)))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** First, middle and last name, then what stands behind it. */
export const NAME_PARTS: readonly ReadonlySet<string>[] = [
  'primeiro nome|first name|given name|prenome',
  'nome do meio|segundo nome|middle name|additional name|second name',
  'sobrenome|ultimo nome|last name|family name|surname|apelido de familia',
  'sufixo|suffix|name suffix|sufixo do nome',
].map((names) => new Set(names.split('|')));

const WHOLE_NAMES = new Set(
  `nome|nome completo|nome do paciente|nome paciente|nome do a paciente|nome e sobrenome|nome social|paciente|pacientes|
  cliente|nome do cliente|nome cliente|name|full name|display name|patient|patient name|client|client name|nome do contato`
    .split('|')
    .map((name) => name.trim()),
);

const EXACT: readonly (readonly [ImportField, RegExp])[] = [
  [
    'cpf',
    /^(?:n |numero d[eo] )?(?:cpf(?: cnpj)?|documento(?: cpf)?|cpf d[oa] (?:paciente|cliente))$/,
  ],
  [
    'birthDate',
    /^(?:(?:data|dt|d) (?:de |do )?)?(?:nascimento|nasc|nascto)(?: d[oa] (?:paciente|cliente))?$|^(?:dn|aniversario|data de aniversario|birthday|birth date|birthdate|date of birth|dob)$/,
  ],
  [
    'sessionFee',
    /^(?:valor|preco|honorario|honorarios|fee|price|session fee|session price|rate)(?: (?:d[aeo]s?|por))?(?: (?:sessao|sessoes|consulta|consultas|atendimento|r|session|servico))*$/,
  ],
  [
    'guardianRelation',
    /^(?:grau de )?parentesco(?: d[oa] responsavel)?$|^(?:relation|relationship|vinculo)$/,
  ],
  ['guardianName', /^(?:nome d[oa] )?responsavel(?: legal)?$|^guardian(?: name)?$/],
  ['guardianCpf', /^cpf (?:d[oa] )?responsavel(?: legal)?$|^guardian cpf$/],
  [
    'payerName',
    /^(?:nome d[eo] )?(?:pagador|responsavel financeiro|responsavel pelo pagamento|quem paga)$|^payer(?: name)?$/,
  ],
  [
    'payerCpf',
    /^cpf d[eo] (?:pagador|responsavel financeiro|responsavel pelo pagamento|quem paga)$|^payer cpf$/,
  ],
];

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['fax', /\b(?:fax|pager)\b/],
  [
    'mobile',
    /\b(?:celular(?:es)?|cel|mobile|cell|whatsapp|whats|zap|wpp|movel|telemovel|iphone)\b/,
  ],
  ['work', /\b(?:comercial|trabalho|business|work|company|empresa|profissional|escritorio)\b/],
  ['home', /\b(?:residencial|residencia|resid|casa|home|pessoal|personal|particular)\b/],
  ['spare', /\b(?:outro|outra|other|alternativo|secundario|adicional|recado|recados)\b/],
];

/** Returns which of several a heading or a label means. */
export const kindOf = (text: string): Kind =>
  KINDS.find(([, test]) => test.test(text))?.[0] ?? 'main';

const MODIFIERS = `de do da e com para a o no na n r 1 2 3 4 5 6 7 8 9 paciente cliente principal primary main value
  valor residencial residencia resid casa home comercial trabalho business work company empresa profissional pessoal
  personal particular outro outra other alternativo secundario adicional recado recados contato contact`;

const PHONE = words(
  `telefone telefones celular celulares cel fone fones tel whatsapp whats zap wpp phone mobile cell telemovel fax pager`,
);
const PHONE_WORDS = words(`${MODIFIERS} numero number num ddd fixo movel`);
const EMAIL = words('email mail emails correio');
const EMAIL_WORDS = words(`${MODIFIERS} endereco address eletronico internet`);
const ADDRESS_WORDS = words(
  `${MODIFIERS} code codigo line linha postal country pais sp ou endereco address casa ap caixa`,
);
const PIECES: readonly (readonly [number, ReadonlySet<string>])[] = [
  [0, words('formatted completo formatado')],
  [3, words('complemento complement extended apto apartamento')],
  [4, words('bairro district neighborhood neighbourhood')],
  [5, words('cidade municipio city town localidade')],
  [6, words('uf estado state region regiao province provincia')],
  [7, words('cep zip postcode postal')],
  [8, words('pais country')],
  [1, words('rua logradouro street avenida endereco address')],
  [2, words('numero nro num number')],
];
/** Beside a column with the whole address, its pieces only repeat it. */
export const WHOLE_ADDRESS = 0;
/** A number of a house, or what comes behind it, is no address. */
export const ADDRESS_DETAILS: readonly number[] = [2, 3];

const isOf = (tokens: readonly string[], core: ReadonlySet<string>, other: ReadonlySet<string>) =>
  tokens.some((token) => core.has(token)) &&
  tokens.every((token) => core.has(token) || other.has(token));

function addressPart(tokens: readonly string[]): number | null {
  const found = PIECES.find(([, names]) => tokens.some((token) => names.has(token)));
  if (!found) return null;
  const known = tokens.every(
    (token) => ADDRESS_WORDS.has(token) || PIECES.some(([, names]) => names.has(token)),
  );
  return known ? found[0] : null;
}

/** `address 2 street` belongs to the second address; `street 2` is a further line of one. */
const groupOf = (plain: string): string =>
  `${kindOf(plain)}${/^(?:address|endereco) (\d)\b/.exec(plain)?.[1] ?? ''}`;

function personMeaning(plain: string): ImportField | null {
  const exact = EXACT.find(([, test]) => test.test(plain));
  if (exact) return exact[0];
  if (/\b(?:emergencia|emergency)\b/.test(plain)) return 'emergencyContact';
  if (!/\b(?:responsavel|guardian)\b/.test(plain) || /\bfinanceiro\b/.test(plain)) return null;
  const rest = plain.split(' ').filter((token) => !/^(?:responsavel|legal|guardian)$/.test(token));
  if (isOf(rest, EMAIL, EMAIL_WORDS)) return 'guardianEmail';
  return isOf(rest, PHONE, PHONE_WORDS) ? 'guardianPhone' : null;
}

const single = (field: ImportField): Meaning => ({ field, kind: 'main', part: 0, group: '' });

function understood(plain: string): Meaning | null {
  if (plain === '' || /\b(?:label|type|tipo|rotulo)$/.test(plain)) return null;
  const namePart = NAME_PARTS.findIndex((names) => names.has(plain));
  if (namePart >= 0) return { ...single('name'), part: namePart };
  if (WHOLE_NAMES.has(plain)) return single('name');
  const person = personMeaning(plain);
  if (person) return single(person);
  const tokens = plain.split(' ');
  const kind = kindOf(plain);
  // Spelt with a hyphen it is two words.
  const mail = plain.replaceAll('e mail', 'email').split(' ');
  if (isOf(mail, EMAIL, EMAIL_WORDS)) return { ...single('email'), kind };
  if (plain === 'contato' || isOf(tokens, PHONE, PHONE_WORDS)) return { ...single('phone'), kind };
  const part = addressPart(tokens);
  return part === null ? null : { field: 'address', kind, part, group: groupOf(plain) };
}

const cache = new Map<string, Meaning | null>();

/** Returns what a heading means; `undefined` for one that we do not know. */
export function meaningOf(heading: string): Meaning | undefined {
  const plain = plainHeading(heading);
  let meaning = cache.get(plain);
  if (meaning === undefined) {
    meaning = understood(plain);
    // Any cell of a file may be asked about.
    if (cache.size > 2000) cache.clear();
    cache.set(plain, meaning);
  }
  return meaning ?? undefined;
}
