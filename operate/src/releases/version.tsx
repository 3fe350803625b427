import { Text } from '@declic/design-system';

/** The name of a version. */
export function Version({ version }: { version: string }) {
  return (
    <Text as="span" mono size="small">
      {version}
    </Text>
  );
}
