import preview from '../../.storybook/preview';
import { Link, Text } from '../index';
import { Field } from './field';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  args: { label: 'Name of the key', children: <TextInput placeholder="Production" /> },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { children: <TextInput defaultValue="Production" /> } });

export const WithHint = meta.story({ args: { hint: 'Only you see it. 3 to 50 characters.' } });

export const WithError = meta.story({
  args: {
    required: true,
    error: 'This name is taken. Choose another one.',
    hint: 'Only you see it.',
    children: <TextInput defaultValue="Production" />,
  },
});

export const WithAside = meta.story({
  args: {
    label: 'Your idea',
    aside: (
      <Text as="span" size="small" tone="muted">
        24 / 2,000
      </Text>
    ),
    children: <TextArea defaultValue="A shop for second-hand bicycles in Lyon." />,
  },
});

export const Disabled = meta.story({ args: { children: <TextInput defaultValue="ada@example.com" disabled /> } });

export const ReadOnly = meta.story({ args: { children: <TextInput defaultValue="ada@example.com" readOnly /> } });

export const LongText = meta.story({
  args: {
    label: 'Quelles sont les contraintes dont nous devrions tenir compte avant de préparer votre atelier ?',
    hint: (
      <>
        Répondez librement : horaires, matériel, accessibilité. Voir aussi{' '}
        <Link href="/faq">les questions fréquentes</Link>.
      </>
    ),
    error:
      'Écrivez au moins dix caractères, pour que nous puissions vraiment préparer quelque chose qui vous convienne.',
  },
});
