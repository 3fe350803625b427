import { Heading, Notice, Text } from '@declic/design-system';

export function SecurityNotice() {
  return (
    <Notice tone="warning" role="note">
      <Heading level={2} size="lead">
        Keep your key secret
      </Heading>
      <Text>
        Whoever holds it spends your credits. Call from a server, never from a page or an app that others can open, and
        keep it out of your repository.
      </Text>
    </Notice>
  );
}
