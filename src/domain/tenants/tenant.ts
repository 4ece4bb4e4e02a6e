import * as v from 'valibot';
import { line, uuid } from '../core/fields.ts';
import type { Entity } from '../core/entity.ts';
import { shelfField } from '../notes/shelf.ts';

export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

/** A practice: one psychologist's own, or a clinic. */
export const tenantSchema = v.object({
  id: uuid,
  name: line(),
  domain: v.string(),
  kind: v.picklist(['individual', 'clinic']),
  /** IANA name; every time on screen is shown in it. */
  timeZone: v.string(),
  /** The plan that was chosen; `null` before the choice. */
  planId: v.optional(v.nullable(v.string())),
  /** Since when a program reads notes only with the patient's consent; `null`: it is not asked for. */
  aiConsentSince: v.optional(v.nullable(v.string())),
  /** Where new notes go; see `shelfOfPractice` for a practice that has not decided. */
  noteShelf: v.optional(v.nullable(shelfField)),
});

export type Tenant = v.InferOutput<typeof tenantSchema>;

export const tenants: Entity<Tenant> = {
  schema: tenantSchema,
  missing: 'Clínica não encontrada.',
  seenBy: { practice: 'whole' },
  hotAt: 'always',
};
