import { findInstalled } from '@declic/media/installed';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import type { ActionsConfig } from '../../config';

/** Looks once, when the service starts: what is missing then disables actions, instead of failing their runs. */
export function findCapabilities(
  { EGRESS, LLM_BASE_URL, LLM_MODEL }: Pick<ActionsConfig, 'EGRESS' | 'LLM_BASE_URL' | 'LLM_MODEL'>,
  installed: readonly Capability[] = findInstalled(),
): Capabilities {
  const present = new Set<Capability>(installed);
  if (EGRESS === 'on') present.add('egress');
  if (LLM_BASE_URL && LLM_MODEL) present.add('model');
  return new Capabilities(present);
}
