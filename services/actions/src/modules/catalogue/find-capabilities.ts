import { isVideoInstalled } from '@declic/media/video';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import type { ActionsConfig } from '../../config';

/** Looks once, when the service starts: what is missing then disables actions, instead of failing their runs. */
export function findCapabilities({ EGRESS, LLM_BASE_URL, LLM_MODEL }: ActionsConfig): Capabilities {
  const present = new Set<Capability>();
  if (EGRESS === 'on') present.add('egress');
  if (LLM_BASE_URL && LLM_MODEL) present.add('model');
  if (isVideoInstalled()) present.add('video');
  return new Capabilities(present);
}
