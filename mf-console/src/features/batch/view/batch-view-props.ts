import type { ActionDefinition } from '@declic/action-console';
import type { InputSchema } from '@declic/action-input';
import type { BatchJob, StoredBatch } from '../job/batch-job';

/** What the views of one batch share. */
export interface BatchViewProps {
  definition: ActionDefinition;
  schema: InputSchema;
  batch: StoredBatch;
  /** As it was typed: it is in the state of the page only. */
  apiKey: string;
  onKeyChange: (key: string) => void;
  onChange: (change: Partial<BatchJob>) => Promise<boolean>;
  onDiscard: () => void;
}
