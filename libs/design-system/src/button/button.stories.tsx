import preview from '../../.storybook/preview';
import { ArrowRight, Plus, Row, Stack } from '../index';
import { Button } from './button';
import { ButtonLink } from './button-link';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create key' },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger">
        Delete key
      </Button>
    </Row>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </Row>
  ),
});

export const WithIcon = meta.story({ args: { icon: <Plus size={18} aria-hidden /> } });

export const Loading = meta.story({
  render: (args) => (
    <Row>
      <Button {...args} loading />
      <Button {...args} variant="secondary" loading />
      <Button {...args} variant="danger" loading />
    </Row>
  ),
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  render: () => (
    <Stack>
      <Button fullWidth>Recevoir le lien de confirmation de mon inscription à l’atelier de jeudi prochain</Button>
    </Stack>
  ),
});

export const AsLink = meta.story({
  render: () => (
    <Row>
      <ButtonLink href="/workshops">See the workshops</ButtonLink>
      <ButtonLink href="/actions" variant="secondary">
        All actions <ArrowRight size={18} aria-hidden />
      </ButtonLink>
    </Row>
  ),
});
