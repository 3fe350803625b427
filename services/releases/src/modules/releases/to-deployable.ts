import type { OpOutput } from '@declic/nest-kit';
import type { DeployableRow } from './history.repository';
import { toChoice } from './to-choice';
import { toRelease } from './to-release';

export function toDeployable({ release, choice, canary }: DeployableRow): OpOutput<'listDeployables'>['items'][number] {
  const { name, manifest } = release;
  return {
    name,
    owner: manifest.owner,
    title: manifest.title,
    choice: choice && toChoice(choice),
    served: [...(choice ? [toRelease(release, true)] : []), ...(canary ? [toRelease(canary, false)] : [])],
  };
}
