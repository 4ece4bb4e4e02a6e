import * as v from 'valibot';
import { LINE_MAX } from './fields.ts';
import { visibleLine } from './visibleLine.ts';

const MARKUP = 'O nome não pode ter os sinais < e >.';
const ADDRESS = 'O nome não pode ter endereço de email ou da internet.';
const DOT = 'Deixe um espaço depois do ponto no nome.';

const WEB = /@|\/\/|\bwww\s*\./i;
const DOTTED = /[\p{L}\p{N}_-]+(?:[.\u3002][\p{L}\p{N}_-]+)+/gu;
const INITIAL = /^\p{L}$/u;
const NUMBER = /^\d+\.\d+$/;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Before whose dot a name follows. */
const TITLES = words('dr dra sr sra srta prof profa enf psic me ma ms msc esp phd jr');
/** Endings of web addresses that are no names of people; with initials before them they would pass as a name. */
const ENDINGS = words(
  `app art biz br ca cc ch click cloud club cn co com de dev es eu fm fr gd gg gl gov gs in info io it jp link live ly me
  net nl online org page pt ru shop site so space store tech to top tv uk us vip ws xyz`.replaceAll(
    /\s+/g,
    ' ',
  ),
);

/** An initial that is written together with the particle of the next name: `C.de Sá`. */
const JOINED_INITIAL = /(?<=(?:^|[\s.])\p{L}\.)(?=(?:d[aeio]|d[ao]s|del) \p{L})/giu;

/** Returns the name with a blank there, since mail programs show `c.de` as a link. */
const spaced = (name: string): string => name.replaceAll(JOINED_INITIAL, ' ');

function isAbbreviated(dotted: string): boolean {
  if (NUMBER.test(dotted)) return true;
  const pieces = dotted.toLowerCase().split(/[.\u3002]/);
  const last = pieces.pop() ?? '';
  return !ENDINGS.has(last) && pieces.every((piece) => INITIAL.test(piece) || TITLES.has(piece));
}

/**
 * Why a text is no name of a person or a practice, in words for who typed it: mails to others carry it, and what mail
 * programs show as a link or a picture must not come along. What is too long is another rule's.
 */
export function nameFault(name: string): string | null {
  if (name.length > LINE_MAX) return null;
  // As a reader sees it: the letters of other widths are letters too.
  const seen = spaced(name.normalize('NFKC'));
  if (/[<>]/.test(seen)) return MARKUP;
  if (WEB.test(seen)) return ADDRESS;
  const dotted = seen.match(DOTTED)?.find((word) => !isAbbreviated(word));
  if (dotted === undefined) return null;
  const last = dotted.split(/[.\u3002]/).at(-1) ?? '';
  return ENDINGS.has(last.toLowerCase()) || /\d/.test(dotted) ? ADDRESS : DOT;
}

/** Leaves out what cannot be seen. */
export const visible = v.transform((name: string) => spaced(visibleLine(name)));

/** Refuses what is no name of a person or a practice. */
export const isName = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (name) => nameFault(name) === null,
  ({ input }) => nameFault(input) ?? '',
);

/** @param message where it is no text at all */
export const personName = (message: string) =>
  v.pipe(
    v.string(message),
    visible,
    v.maxLength(LINE_MAX, `Use no máximo ${LINE_MAX} caracteres`),
    isName,
  );
