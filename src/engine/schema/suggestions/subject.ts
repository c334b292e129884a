import type { DocumentKind } from '../../../model/content/content.ts';
import type { Schemas } from '../schemas.ts';

/** What suggestions are about: data that is compared with its schema. */
export interface Subject {
  schemas: Schemas;
  kind: DocumentKind;
  data: unknown;
}
