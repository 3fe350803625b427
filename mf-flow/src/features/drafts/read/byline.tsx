import { Text } from '@declic/design-system';
import { engineName } from '../../../strategy/engine-words';
import type { Draft } from '../drafts.queries';
import { Ago } from './ago';

/** Who wrote a version: 'Written by built-in rules v3', 'Edited by you'. */
export const describeAuthor = (engine: string): string =>
  engine === 'you' ? 'Edited by you' : `Written by ${engineName(engine)}`;

/** Who wrote the text, as which version and when. */
export function Byline({
  engine,
  version,
  writtenAt,
}: {
  engine: string | null;
  version: number;
  writtenAt: Draft['written_at'];
}) {
  return (
    <Text size="small" tone="muted">
      {engine === null ? 'Written' : describeAuthor(engine)}, version {version}
      {writtenAt === null ? null : (
        <>
          , <Ago iso={writtenAt} />
        </>
      )}
    </Text>
  );
}
