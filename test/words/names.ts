import { basename } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import type { Fault } from './fault.ts';
import { EMPTY_WORDS, GIVEN_NAMES, PLAINER } from './glossary.ts';
import type { Source } from './source.ts';

/** A name that a file gives. */
interface Declared {
  readonly name: string;
  readonly start: number;
}

type Pattern = ESTree.ParamPattern | ESTree.BindingPattern | ESTree.BindingRestElement;

/** Lists the names that a pattern binds. */
function boundBy(pattern: Pattern): Declared[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, start: pattern.start }];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundBy(one.type === 'RestElement' ? one : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? boundBy(one) : []));
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    case 'TSParameterProperty':
      return boundBy(pattern.parameter);
  }
}

/** Lists the names that a file gives: of values, functions, types and their members. */
function declaredNames(program: ESTree.Program): Declared[] {
  const found: Declared[] = [];
  const add = (node: { type: string; name?: unknown; start: number } | null): void => {
    if (node?.type === 'Identifier') found.push({ name: String(node.name), start: node.start });
  };
  const addFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    add(id);
    for (const param of params) found.push(...boundBy(param));
  };
  new Visitor({
    VariableDeclarator: ({ id }) => void found.push(...boundBy(id)),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key),
    PropertyDefinition: ({ key }) => add(key),
    MethodDefinition: ({ key }) => add(key),
  }).visit(program);
  return found;
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Returns what is wrong with a name, with a remedy. */
function faultOf(name: string): string | null {
  if (GIVEN_NAMES.has(name)) return null;
  const empty = wordsOf(name).find((word) => EMPTY_WORDS.has(word));
  if (empty) return `${name}: say what it does instead of “${empty}”`;
  return Object.hasOwn(PLAINER, name) ? `${name} → ${PLAINER[name]}` : null;
}

/** Finds names of a file, its own among them, that hide what they mean. */
export function nameFaults({ file, program, lineAt }: Source): Fault[] {
  const rule = 'name';
  const own = wordsOf(basename(file)).find((word) => EMPTY_WORDS.has(word));
  const ofFile = own ? [{ rule, file, line: 1, text: `a file’s name without “${own}”` }] : [];
  const ofDeclared = declaredNames(program).flatMap(({ name, start }) => {
    const text = faultOf(name);
    return text ? [{ rule, file, line: lineAt(start), text }] : [];
  });
  return [...ofFile, ...ofDeclared];
}
