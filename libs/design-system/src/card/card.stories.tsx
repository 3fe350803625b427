import preview from '../../.storybook/preview';
import { Badge, Button, Heading, Row, Stack, Stat, Text } from '../index';
import { Card } from './card';
import { TitledCard } from './titled-card';

const meta = preview.meta({ title: 'Components/Card', component: Card });

export const Default = meta.story({
  render: () => (
    <Card>
      <Stack $gap={3}>
        <Row $justify="space-between">
          <Heading level={2} size="h4">
            Validate an e-mail address
          </Heading>
          <Badge>1 credit</Badge>
        </Row>
        <Text tone="muted">Checks the syntax, the domain and the usual typing mistakes.</Text>
        <div>
          <Button variant="secondary">Open</Button>
        </div>
      </Stack>
    </Card>
  ),
});

export const Titled = meta.story({
  render: () => (
    <TitledCard title="Your data" level={2} gap={3} justify="start">
      <Text tone="muted">Everything we keep about you, as one JSON file.</Text>
      <Button variant="secondary">Download my data</Button>
    </TitledCard>
  ),
});

export const Numbers = meta.story({
  render: () => (
    <Card>
      <Row $gap={6} $align="start">
        <Stat label="Credits left" value="499" hint="1 used today" />
        <Stat label="Calls this month" value="12,408" />
      </Row>
    </Card>
  ),
});

export const LongText = meta.story({
  render: () => (
    <Card>
      <Text>dcl_live_{'a1b2c3d4e5'.repeat(14)}</Text>
    </Card>
  ),
});
