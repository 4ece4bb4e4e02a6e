import type * as v from 'valibot';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import { type Answers, answerSchema } from '../commands/answers.ts';
import { paginationSchema } from '../../../src/domain/contract/kit/params.ts';

/** Shapes that several answers share, by the names under which the document describes them once. */
export type Shapes = Readonly<Record<string, v.GenericSchema>>;

/** What the page calls each first segment of a path, in its order. */
export type Titles = Readonly<Record<string, string>>;

/** What the description calls things. */
export interface Vocabulary {
  readonly shapes: Shapes;
  readonly titles: Titles;
}

const ownTitles: Titles = { health: 'Servidor', 'openapi.json': 'Servidor', docs: 'Servidor' };

/** `patientInvites` → `PatientInvite` */
const shapeName = (entity: EntityName): string =>
  `${entity.charAt(0).toUpperCase()}${entity.slice(1, -1)}`;

/** The entities' shapes and titles, and those that areas add. */
export const vocabularyOf = (answers: Answers, shapes: Shapes, titles: Titles): Vocabulary => ({
  shapes: {
    ...Object.fromEntries(
      entityNames.map((entity) => [shapeName(entity), answerSchema(answers, entity)]),
    ),
    ...shapes,
    Pagination: paginationSchema,
  },
  titles: { ...titles, ...ownTitles },
});

/** The title over a path below `/api`. @throws where no area gave its first segment one */
export function titleOf(titles: Titles, path: string): string {
  const [, first = ''] = path.split('/');
  const title = titles[first];
  if (title === undefined) throw new Error(`Give /${first} a title in the area that brings it.`);
  return title;
}
