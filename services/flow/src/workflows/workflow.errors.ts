import { refusal } from '@declic/nest-kit';

export class WorkflowCallOverError extends refusal(
  'conflict',
  'workflow_call_over',
  'Nobody waits for this result any more. Drop it.',
) {}
