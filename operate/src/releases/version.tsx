import { Stack, Text } from '@declic/design-system';
import { shortCommit } from './version-facts';

/** The name of a version. */
export function Version({ version }: { version: string }) {
  return (
    <Text as="span" mono size="small">
      {version}
    </Text>
  );
}

interface VersionOriginProps {
  version: string;
  release: { commit: string | null; author: string | null } | undefined;
}

/** A version, with the commit it was built from and who released it, as far as they are known. */
export function VersionOrigin({ version, release }: VersionOriginProps) {
  const origin = [release?.commit && shortCommit(release.commit), release?.author].filter(Boolean).join(', ');
  return (
    <Stack $gap={1}>
      <Version version={version} />
      {origin ? (
        <Text size="small" tone="muted">
          {origin}
        </Text>
      ) : null}
    </Stack>
  );
}
