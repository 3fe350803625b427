import { Disclosure, Stack, Text } from '@declic/design-system';

/** The legal notice, or the one on privacy: collapsed until it is opened. */
export function LegalNotice({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <Disclosure summary={title} size="body">
      <Stack $gap={2}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="small" tone="muted">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
