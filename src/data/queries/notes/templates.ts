import { compareNames } from '../../../domain/core/names.ts';
import type { NoteTemplate } from '../../../domain/noteTemplates/template.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import type { TemplateRow } from './results.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { QuerySource } from '../kit/source.ts';

/** One's own templates, by name. */
export const templatesList = defineQuery({
  name: 'templates.list',
  run(
    { view, coverage }: QuerySource,
    { withRefused }: WithRefused,
  ): Gathered<readonly TemplateRow[]> {
    const mark = (id: string) => view.mark('noteTemplates', id);
    const refused = withRefused ? refusedCreations(view, 'noteTemplates') : [];
    const rows: TemplateRow[] = [
      ...[...view.all('noteTemplates')].map((one) => ({
        ...one,
        mark: mark(one.id),
        repair: null,
      })),
      ...refused.map(({ document, key }) => ({
        ...(document as NoteTemplate),
        mark: mark(document.id),
        repair: key,
      })),
    ];
    rows.sort((a, b) => compareNames(a, b));
    return gathered(coverage.people, rows);
  },
});
