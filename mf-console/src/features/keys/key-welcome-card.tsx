import { Card, Heading, Text } from '@declic/design-system';

export function KeyWelcomeCard() {
  return (
    <Card as="section" aria-label="Welcome">
      <Heading level={2} size="h4">
        Welcome
      </Heading>
      <Text tone="muted">Your first API key is created for you. You see it in full once, here.</Text>
    </Card>
  );
}
