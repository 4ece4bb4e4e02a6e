import * as v from 'valibot';
import { line, uuid } from '../core/fields.ts';
import { defineEntity, field, schemaOf } from '../core/entity.ts';
import { shelfField } from '../notes/shelf.ts';

/** A practice: one psychologist's own, or a clinic. */
const tenantFields = {
  id: field(uuid, 'Código', ['practice']),
  name: field(line(), 'Nome', ['practice']),
  domain: field(v.string(), 'Domínio', ['practice']),
  kind: field(v.picklist(['individual', 'clinic']), 'Tipo', ['practice']),
  /** IANA name; every time on screen is shown in it. */
  timeZone: field(v.string(), 'Fuso horário', ['practice']),
  /** The plan that was chosen; `null` before the choice. */
  planId: field(v.optional(v.nullable(v.string())), 'Plano', ['practice']),
  /** Since when a program reads notes only with the patient's consent; `null`: it is not asked for. */
  aiConsentSince: field(v.optional(v.nullable(v.string())), 'Consentimento para IA exigido desde', [
    'practice',
  ]),
  /** True if faces and colours of moods are not shown. Absent or `null`: they are. */
  hidesMoodFaces: field(v.optional(v.nullable(v.boolean())), 'Rostos de humor escondidos', [
    'practice',
  ]),
  /** Where new notes go; see `shelfOfPractice` for a practice that has not decided. */
  noteShelf: field(v.optional(v.nullable(shelfField)), 'Onde ficam as notas novas', ['practice']),
};

export const tenantSchema = schemaOf(tenantFields);

export type Tenant = v.InferOutput<typeof tenantSchema>;

export const tenants = defineEntity({
  fields: tenantFields,
  schema: tenantSchema,
  missing: 'Clínica não encontrada.',
  readers: { practice: true },
  hotAt: 'always',
});
