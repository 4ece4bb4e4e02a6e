import { GoogleError } from './errors.ts';

/** A selection: `true` takes all of a value. */
type Selection = true | { [name: string]: Selection };

const unreadable = (text: string) =>
  new GoogleError(400, 'invalidParameter', `Invalid field selection ${text}`);

/** `a,b(c,d),e/f`, without wildcards. */
function parse(text: string): Selection {
  const tokens = text.match(/[A-Za-z]+|[(),/]/g) ?? [];
  if (tokens.join('') !== text) throw unreadable(text);
  let at = 0;
  const readOne = (into: { [name: string]: Selection }): void => {
    const name = tokens[at++] ?? '';
    if (!/^[A-Za-z]+$/.test(name)) throw unreadable(text);
    into[name] = readRest();
  };
  const readList = (): Selection => {
    const into: { [name: string]: Selection } = {};
    do readOne(into);
    while (tokens[at] === ',' && ++at);
    return into;
  };
  const readRest = (): Selection => {
    if (tokens[at] === '/') {
      at += 1;
      const into: { [name: string]: Selection } = {};
      readOne(into);
      return into;
    }
    if (tokens[at] !== '(') return true;
    at += 1;
    const inner = readList();
    if (tokens[at++] !== ')') throw unreadable(text);
    return inner;
  };
  const selection = readList();
  if (at !== tokens.length) throw unreadable(text);
  return selection;
}

function take(value: unknown, selection: Selection): unknown {
  if (selection === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => take(one, selection));
  const held = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(selection)
      .filter(([name]) => held[name] !== undefined)
      .map(([name, inner]) => [name, take(held[name], inner)]),
  );
}

/** A partial response: what the `fields` parameter of a call selects, or everything without one. */
export const selectFields = (body: unknown, fields: string | null): unknown =>
  fields === null ? body : take(body, parse(fields));
