import type { FieldReader } from '../../../fields/read-fields';

/** Where the answers of the prospect belong. Null where it is not said. */
export interface Handover {
  readonly owner: string | null;
  readonly crm: string | null;
  readonly sequence_id: string | null;
}

const NAME = { max: 120 };

export function readHandover(tracking: FieldReader, integrations: FieldReader): Handover {
  return {
    owner: tracking.text('owner', NAME) || null,
    crm: integrations.text('crm', NAME) || null,
    sequence_id: integrations.text('sequence_id', NAME) || null,
  };
}
